import { type ReactNode, useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; words: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Chips<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="preview-chips">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, words }) => (
        <label key={value} className="chip">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
