import { useId, useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words. */
  shown: string;
  /** What the two ends mean. */
  ends: readonly [string, string];
  onChange: (value: number) => void;
}

export function Slider({ label, min, max, step, value, shown, ends, onChange }: Props) {
  const id = useId();
  const track = useRef<HTMLInputElement>(null);
  const filled = `${((value - min) / (max - min)) * 100}% 100%`;

  // The content security policy lets a script set a style, but no style attribute in.
  useLayoutEffect(() => track.current?.style.setProperty('--filled', filled), [filled]);

  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label className="label mb-0" htmlFor={id}>
          {label}
        </label>
        <output className="badge badge-accent" htmlFor={id}>
          {shown}
        </output>
      </div>
      <input
        ref={track}
        id={id}
        className="slider"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <p className="hint flex justify-between gap-4" aria-hidden="true">
        <span>{ends[0]}</span>
        <span className="text-right">{ends[1]}</span>
      </p>
    </div>
  );
}
