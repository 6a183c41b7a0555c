import { useStore } from '@nanostores/react';
import { lazy, useEffect } from 'react';
import { LazyPart } from '#islands/parts/LazyPart.tsx';
import { $openModals } from '#islands/parts/open-modals.ts';
import { ToastTray } from '#islands/parts/ToastTray.tsx';
import { $dialog, dismissDialog } from '#lib/dialogs.ts';
import { connectHeader } from '#lib/session/header-bridge.ts';
import { takeUpSession } from '#lib/session/take-up.ts';
import { followTokens } from '#lib/session/token-sync.ts';
import { toast } from '#lib/toast.ts';

const LoginDialog = lazy(() => import('./LoginDialog.tsx'));

/** Who is here: takes up the session, answers the header, and owns the login dialog and the toasts. */
export default function SessionIsland() {
  const dialog = useStore($dialog, { ssr: 'initial' });
  const openModals = useStore($openModals, { ssr: 'initial' });

  // Told at build: an installation without such an address carries none of its code.
  useEffect(() => (import.meta.env.PUBLIC_TOKEN_SYNC_URL ? followTokens() : undefined), []);
  useEffect(() => takeUpSession((problem) => toast(problem.error)), []);
  useEffect(connectHeader, []);
  // Without it everything works; a focus may be lost, and a message lies where it is first put.
  useEffect(() => void import('#islands/parts/attend.ts').catch(() => undefined), []);

  return (
    <>
      {dialog === 'login' && (
        <LazyPart onFail={dismissDialog}>
          <LoginDialog onClose={dismissDialog} />
        </LazyPart>
      )}
      {openModals === 0 && <ToastTray />}
    </>
  );
}
