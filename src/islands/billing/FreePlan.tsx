import { useStore } from '@nanostores/react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { planPanel } from '#lib/billing/plan-panel.ts';
import { $premiumForSale } from '#lib/config.ts';
import { $dialog } from '#lib/dialogs.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { premiumPrice } from './premium-offer.ts';

const dayAndMonth = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' });

export function FreePlan({ allowance: { left, limit, periodEnds } }: { allowance: Allowance }) {
  const forSale = useStore($premiumForSale);
  const renews = dayAndMonth.format(new Date(periodEnds));
  return (
    <section {...planPanel} className="banner">
      <LaterStyles />
      <p>
        <strong>{rules.plans.free.label} plan.</strong>{' '}
        {left === 0
          ? `You have used all ${limit} generations this month. New ones arrive on ${renews}.`
          : `${left} of ${limit} generations left until ${renews}.`}
      </p>
      {forSale && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => $dialog.set('upgrade')}
        >
          Upgrade to Premium · {premiumPrice}
        </button>
      )}
    </section>
  );
}
