import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  label: string;
  hint?: ReactNode;
  /** The id of the problem's text, where this field is at fault. */
  problem?: string | undefined;
}

export function TextField({ label, hint, problem, ...input }: Props) {
  const id = useId();
  const hintId = useId();
  const describedBy = [hint ? hintId : '', problem ?? ''].filter((part) => part !== '').join(' ');
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field"
        aria-invalid={problem !== undefined}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      />
      {hint && (
        <p id={hintId} className="hint mt-2">
          {hint}
        </p>
      )}
    </div>
  );
}
