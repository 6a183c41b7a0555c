import { useEffect, useId, useRef } from 'react';

interface Props {
  label: string;
  /** As the field has it: YYYY-MM-DD, or empty. */
  value: string;
  onChange: (value: string) => void;
}

export function Day({ label, value, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Never while somebody types: half a date would be taken away.
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return (
    <div className="min-w-0">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        className="field"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
