import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; words: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Chips<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);

  // On a phone the row is longer than the screen, and what is chosen may stand at its end.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('.chip:has(:checked)');
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - row.current.offsetLeft - 80;
  }, []);

  return (
    <fieldset ref={row} className="preview-chips">
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
