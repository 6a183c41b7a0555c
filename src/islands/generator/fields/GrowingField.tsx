import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { formatNumber } from '#shared/language/page-language.ts';

interface Props {
  ref?: Ref<HTMLTextAreaElement>;
  label: ReactNode;
  name: string;
  placeholder: string;
  value: string;
  maxLength: number;
  /** From how many letters on the rest is counted. */
  countFrom: number;
  problem: string | null;
  /** What to know while writing. */
  note?: ReactNode;
  onFocus?: () => void;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onBlur?: () => void;
}

/** Grows with its text, and says below how much of it there may be. */
export function GrowingField(props: Props) {
  const { ref, label, name, placeholder, value, maxLength, countFrom, problem, note } = props;
  const id = useId();
  const noteId = useId();
  const counts = value.length > countFrom;
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
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={counts || problem || note ? noteId : undefined}
        onChange={(event) => props.onChange(event.target.value)}
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
