import { type ReactNode, useId } from 'react';
import { rules } from '#shared/rules.ts';

interface Props<Id extends string> {
  legend: string;
  name: string;
  ids: readonly Id[];
  labels: Record<Id, { label: string }>;
  icon: (id: Id) => ReactNode;
  /** What Premium alone has, for those who do not have it. */
  marked?: (id: Id) => boolean;
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** Native radios: arrow keys, one tab stop and form restore come from the browser. */
export function ChoiceGroup<Id extends string>(props: Props<Id>) {
  const { legend, name, ids, labels, icon, marked, chosen, onChoose } = props;
  const legendId = useId();
  return (
    <div role="radiogroup" aria-labelledby={legendId}>
      <p id={legendId} className="label">
        {legend}
      </p>
      <div className="choices">
        {ids.map((id) => (
          <label key={id} className="chip">
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {icon(id)}
            {labels[id].label}
            {marked?.(id) && <span className="chip-mark">{rules.plans.premium.label}</span>}
          </label>
        ))}
      </div>
    </div>
  );
}
