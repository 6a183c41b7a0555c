import { useId } from 'react';
import { formatNumber } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';

interface Props {
  text: string;
  problem: string | null;
  onChange: (text: string) => void;
}

const { textMaxLength } = rules.source;

/** As high as a few lines, whatever is in it: the form goes on below. */
export function SourceText({ text, problem, onChange }: Props) {
  const id = useId();
  const noteId = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('Text')}
      </label>
      <textarea
        id={id}
        name="source"
        className="field resize-y"
        dir="auto"
        rows={7}
        placeholder={t('An article, a transcript, your notes …')}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={noteId}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={noteId} className="mt-1.5 flex justify-between gap-4">
        <p role="alert" className="field-error">
          {problem}
        </p>
        <p className="hint ml-auto">
          {formatNumber(text.trim().length)}/{formatNumber(textMaxLength)}
        </p>
      </div>
    </div>
  );
}
