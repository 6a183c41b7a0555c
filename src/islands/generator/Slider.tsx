import { useId } from 'react';

interface Props {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words. */
  shown: string;
  onChange: (value: number) => void;
}

export function Slider({ label, min, max, step, value, shown, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex justify-between gap-4">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <output className="badge badge-accent" htmlFor={id}>
          {shown}
        </output>
      </div>
      <input
        id={id}
        className="w-full accent-accent"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
