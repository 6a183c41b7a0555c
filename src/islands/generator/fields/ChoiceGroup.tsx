import { type ReactNode, useId } from 'react';

/** A question with its choices. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  const legendId = useId();
  return (
    <div role="radiogroup" aria-labelledby={legendId}>
      <p id={legendId} className="label">
        {legend}
      </p>
      <div className="choices">{children}</div>
    </div>
  );
}
