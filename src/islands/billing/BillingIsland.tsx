import { useStore } from '@nanostores/react';
import { lazy, useEffect } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { takeFromAddress } from '#lib/address-parameter.ts';
import { $dialog, dismissDialog } from '#lib/dialogs.ts';
import { $session } from '#lib/session/state.ts';
import { toastMessage } from '#lib/toast.ts';
import { PlanWaiting } from './PlanWaiting.tsx';

const PlanPanel = lazy(() => import('./PlanPanel.tsx'));
const UpgradeDialog = lazy(() => import('./UpgradeDialog.tsx'));

/** Back from the payment page: the parameter goes at once, so that a reload cannot repeat this. */
function finishCheckout(): void {
  const sessionId = takeFromAddress('session_id');
  if (!sessionId) return;
  import('./checkout-return.ts').then(
    ({ complete }) => complete(sessionId),
    () => toastMessage('activationIssue'),
  );
}

export default function BillingIsland() {
  const session = useStore($session, { ssr: 'initial' });
  const dialog = useStore($dialog, { ssr: 'initial' });
  useEffect(finishCheckout, []);
  return (
    <>
      {session ? (
        <LazyPart waiting={<PlanWaiting />}>
          <PlanPanel />
        </LazyPart>
      ) : (
        <PlanWaiting />
      )}
      {dialog === 'upgrade' && (
        <LazyPart onFail={dismissDialog}>
          <UpgradeDialog onClose={dismissDialog} />
        </LazyPart>
      )}
    </>
  );
}
