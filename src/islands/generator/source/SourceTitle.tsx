import { useId } from 'react';
import { t } from '#shared/language/t.ts';

interface Props {
  title: string;
  optional: boolean;
  problem: string | null;
  onChange: (title: string) => void;
}

export function SourceTitle({ title, optional, problem, onChange }: Props) {
  const noteId = useId();
  return (
    <div>
      <label className="grid gap-1.5">
        <span className="font-semibold text-sm">
          {t('Title')} {optional && <span className="hint font-normal">{t('(optional)')}</span>}
        </span>
        <input
          className="field"
          name="source-title"
          dir="auto"
          value={title}
          aria-invalid={problem !== null}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p id={noteId} role="alert" className="field-error mt-1.5 empty:hidden">
        {problem}
      </p>
    </div>
  );
}
