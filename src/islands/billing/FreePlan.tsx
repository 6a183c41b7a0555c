import { useStore } from '@nanostores/react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { planPanel } from '#lib/billing/plan-panel.ts';
import { $premiumForSale } from '#lib/config.ts';
import { $dialog } from '#lib/dialogs.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { dayAndMonth } from '#shared/language/dates.ts';
import { t, tCount } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { premiumPrice } from './premium-offer.ts';

export function FreePlan({ allowance: { left, limit, periodEnds } }: { allowance: Allowance }) {
  const forSale = useStore($premiumForSale);
  const renews = dayAndMonth(periodEnds);
  return (
    <section {...planPanel} className="banner">
      <LaterStyles />
      <p>
        <strong>{t('{plan} plan.', { plan: rules.plans.free.label })}</strong>{' '}
        {left === 0
          ? t('You have used all {limit} generations this month. New ones arrive on {day}.', {
              limit: limit ?? 0,
              day: renews,
            })
          : tCount(
              left ?? 0,
              '{count} of {limit} generations left until {day}.',
              '{count} of {limit} generations left until {day}.',
              { limit: limit ?? 0, day: renews },
            )}
      </p>
      {forSale && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => $dialog.set('upgrade')}
        >
          {t('Upgrade to Premium · {price}', { price: premiumPrice })}
        </button>
      )}
    </section>
  );
}
