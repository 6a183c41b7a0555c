import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';

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
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onBlur?: () => void;
}

/** Grows with its text, and says below how much of it there may be. */
export function GrowingField(props: Props) {
  const { ref, label, name, placeholder, value, maxLength, countFrom, problem } = props;
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
        name={name}
        placeholder={placeholder}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={counts || problem ? noteId : undefined}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
      />
      <div id={noteId} className="mt-1.5 flex justify-between gap-4">
        <p role="alert" className="field-error">
          {problem}
        </p>
        {counts && (
          <p className="hint ml-auto">
            {value.trim().length.toLocaleString('en-US')}/{maxLength.toLocaleString('en-US')}
          </p>
        )}
      </div>
    </div>
  );
}
