import { useId } from 'react';
import type { BillingInterval, Money } from '#shared/contracts/page-api.ts';
import { perMonthOf, perYear, premiumPrice } from './premium-offer.ts';

interface Props {
  chosen: BillingInterval;
  annual: Money | undefined;
  onChoose: (interval: BillingInterval) => void;
}

export function IntervalChoice({ chosen, annual, onChoose }: Props) {
  const labelId = useId();
  const labels: Record<BillingInterval, string> = {
    month: annual ? `Monthly · ${premiumPrice}` : 'Monthly',
    year: annual ? `Annual · ${perYear(annual)}` : 'Annual',
  };
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      <p id={labelId} className="label">
        Billing
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
      {annual && <p className="hint mt-2">Paid by the year, it comes to {perMonthOf(annual)}.</p>}
    </div>
  );
}
