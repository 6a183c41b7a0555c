import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { $openModals } from '#islands/parts/open-modals.ts';
import { $dialog, dismissDialog } from '#lib/dialogs.ts';
import { connectHeader } from '#lib/session/header-bridge.ts';
import { takeUpSession } from '#lib/session/take-up.ts';
import { followTokens } from '#lib/session/token-sync.ts';
import { $toast, toast } from '#lib/toast.ts';

const LoginDialog = lazy(() => import('./LoginDialog.tsx'));

/** Who is here: takes up the session, answers the header, and owns the login dialog and the toasts. */
export default function SessionIsland() {
  const dialog = useStore($dialog, { ssr: 'initial' });
  const openModals = useStore($openModals, { ssr: 'initial' });
  const [Tray, setTray] = useState<ComponentType | null>(null);

  // Told at build: an installation without such an address carries none of its code.
  useEffect(() => (import.meta.env.PUBLIC_TOKEN_SYNC_URL ? followTokens() : undefined), []);
  useEffect(() => takeUpSession((problem) => toast(problem.error)), []);
  useEffect(connectHeader, []);
  useEffect(() => {
    const attend = () =>
      import('#islands/parts/attend/attend.ts').then(
        ({ ToastTray }) => setTray(() => ToastTray),
        () => undefined,
      );
    void attend();
    // What did not come is asked for again when there is something to say.
    return $toast.listen((toast) => void (toast && attend()));
  }, []);

  return (
    <>
      {dialog === 'login' && (
        <LazyPart onFail={dismissDialog}>
          <LoginDialog onClose={dismissDialog} />
        </LazyPart>
      )}
      {openModals === 0 && Tray && <Tray />}
    </>
  );
}
