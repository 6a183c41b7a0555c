import type { ReactNode } from 'react';
import { rules } from '#shared/rules.ts';

interface Props<Id extends string> {
  name: string;
  id: Id;
  label: string;
  icon: ReactNode;
  /** What Premium alone has, for those who do not have it. */
  marked?: boolean | undefined;
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** Native radios: arrow keys, one tab stop and form restore come from the browser. */
export function Choice<Id extends string>(props: Props<Id>) {
  const { name, id, label, icon, marked, chosen, onChoose } = props;
  return (
    <label className="chip">
      <input
        type="radio"
        name={name}
        value={id}
        checked={id === chosen}
        onChange={() => onChoose(id)}
      />
      {icon}
      {label}
      {marked && <PremiumMark />}
    </label>
  );
}

export function PremiumMark() {
  return <span className="chip-mark">{rules.plans.premium.label}</span>;
}
