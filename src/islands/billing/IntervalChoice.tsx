import { useId } from 'react';
import type { BillingInterval } from '#shared/contracts/page-api.ts';

const intervals = { month: 'Monthly', year: 'Annual' } as const satisfies Record<
  BillingInterval,
  string
>;

interface Props {
  chosen: BillingInterval;
  onChoose: (interval: BillingInterval) => void;
}

export function IntervalChoice({ chosen, onChoose }: Props) {
  const labelId = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      <p id={labelId} className="label">
        Billing
      </p>
      <div className="choices">
        {(['month', 'year'] as const).map((interval) => (
          <label key={interval} className="chip">
            <input
              type="radio"
              name="interval"
              value={interval}
              checked={interval === chosen}
              onChange={() => onChoose(interval)}
            />
            {intervals[interval]}
          </label>
        ))}
      </div>
    </div>
  );
}
