import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { $session } from '#lib/account-state.ts';
import { $dialog, dismissDialog } from '#lib/dialogs.ts';
import { finishCheckout } from './checkout-return.ts';

const PlanPanel = lazy(() => import('./PlanPanel.tsx'));
const UpgradeDialog = lazy(() => import('./UpgradeDialog.tsx'));

export default function BillingIsland() {
  const session = useStore($session, { ssr: 'initial' });
  const dialog = useStore($dialog, { ssr: 'initial' });
  useEffect(finishCheckout, []);
  return (
    <Suspense fallback={null}>
      {session && <PlanPanel />}
      {dialog === 'upgrade' && <UpgradeDialog onClose={dismissDialog} />}
    </Suspense>
  );
}
