import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect } from 'react';
import { formatNumber } from '#shared/language/page-language.ts';
import { $form } from '../form-state.ts';

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: ReactNode;
  name: 'topic' | 'details';
  placeholder: string;
  value: string;
  maxLength: number;
  /** From how many letters on the rest is counted. */
  countFrom: number;
  problem: string | null;
  /** What to know while writing. */
  note?: ReactNode;
  onFocus?: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onBlur?: () => void;
}

/**
 * Grows with its text, and says below how much of it there may be. What is typed is the field's own: a
 * value that React holds it to would be put back over a letter typed while React is busy with other parts.
 */
export function GrowingField(props: Props) {
  const { ref, label, name, placeholder, value, maxLength, countFrom, problem, note } = props;
  const id = useId();
  const noteId = useId();
  const counts = value.length > countFrom;

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    // Typed while React was on its way here.
    if (field.value) $form.setKey(name, field.value);
    return $form.subscribe(({ [name]: text }) => {
      if (field.value !== text) field.value = text;
    });
  }, [ref, name]);

  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className="field field-sizing-content min-h-20 resize-none"
        rows={2}
        dir="auto"
        name={name}
        placeholder={placeholder}
        aria-invalid={problem !== null}
        aria-describedby={counts || problem || note ? noteId : undefined}
        onChange={(event) => $form.setKey(name, event.target.value)}
        onKeyDown={props.onKeyDown}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
      <div id={noteId} className="mt-1.5 flex justify-between gap-4">
        <div className="grid gap-1">
          <p role="alert" className="field-error">
            {problem}
          </p>
          {note}
        </div>
        {counts && (
          <p className="hint ml-auto">
            {formatNumber(value.trim().length)}/{formatNumber(maxLength)}
          </p>
        )}
      </div>
    </div>
  );
}
