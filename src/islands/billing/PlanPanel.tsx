import { useStore } from '@nanostores/react';
import { $allowance } from '#lib/account-state.ts';
import { FreePlan } from './FreePlan.tsx';
import { InactiveBanner } from './InactiveBanner.tsx';
import { PremiumPlan } from './PremiumPlan.tsx';

/** What the account has, and what it can have. */
export default function PlanPanel() {
  const allowance = useStore($allowance);
  if (!allowance) return null;
  if (allowance.plan === 'premium') return <PremiumPlan allowance={allowance} />;
  return allowance.hadCancelledSubscription ? (
    <InactiveBanner />
  ) : (
    <FreePlan allowance={allowance} />
  );
}
