import { useId } from 'react';
import type { BillingInterval, Money } from '#shared/contracts/page-billing.ts';
import { t } from '#shared/language/t.ts';
import { perMonthOf, perYear, premiumPrice } from './premium-offer.ts';

interface Props {
  chosen: BillingInterval;
  annual: Money | undefined;
  onChoose: (interval: BillingInterval) => void;
}

export function IntervalChoice({ chosen, annual, onChoose }: Props) {
  const labelId = useId();
  const labels: Record<BillingInterval, string> = {
    month: annual ? t('Monthly · {price}', { price: premiumPrice }) : t('Monthly'),
    year: annual ? t('Annual · {price}', { price: perYear(annual) }) : t('Annual'),
  };
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      <p id={labelId} className="label">
        {t('Billing')}
      </p>
      <div className="flex flex-wrap gap-2">
        {(['month', 'year'] as const).map((interval) => (
          <label key={interval} className="chip">
            <input
              type="radio"
              name="interval"
              value={interval}
              checked={interval === chosen}
              onChange={() => onChoose(interval)}
            />
            {labels[interval]}
          </label>
        ))}
      </div>
      {annual && (
        <p className="hint mt-2">
          {t('Paid by the year, it comes to {price}.', { price: perMonthOf(annual) })}
        </p>
      )}
    </div>
  );
}
