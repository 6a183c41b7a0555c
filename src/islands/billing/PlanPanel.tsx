import { useStore } from '@nanostores/react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { UsageProblem } from '#islands/parts/UsageProblem.tsx';
import { paymentNote } from '#lib/billing/payment-due.ts';
import { $allowance, $usageFailed } from '#lib/session/state.ts';
import { FreePlan } from './FreePlan.tsx';
import { InactiveBanner } from './InactiveBanner.tsx';
import { PlanWaiting } from './PlanWaiting.tsx';
import { PremiumPlan } from './PremiumPlan.tsx';
import { UnpaidBanner } from './UnpaidBanner.tsx';

/** What the account has, and what it can have. */
export default function PlanPanel() {
  const allowance = useStore($allowance);
  const failed = useStore($usageFailed);
  if (!allowance) {
    return failed ? (
      <>
        <LaterStyles />
        <UsageProblem />
      </>
    ) : (
      <PlanWaiting />
    );
  }
  if (allowance.plan === 'premium') return <PremiumPlan allowance={allowance} />;
  const note = paymentNote(allowance);
  if (note !== null) return <UnpaidBanner note={note} />;
  return allowance.hadCancelledSubscription ? (
    <InactiveBanner />
  ) : (
    <FreePlan allowance={allowance} />
  );
}
