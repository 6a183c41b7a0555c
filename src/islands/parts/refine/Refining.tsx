import { useEffect, useRef } from 'react';
import type { ProgressEvent } from '#shared/contracts/page-api.ts';
import { t, tCount } from '#shared/language/t.ts';
import { focusArea } from '../focus-area.ts';
import { heard } from '../sentence.ts';

interface Props {
  progress: ProgressEvent | null;
  of: string;
  onStop: () => void;
}

function soFar({ words, seconds }: ProgressEvent): string {
  return t('{words} in {time}', {
    words: tCount(words, '{count} word', '{count} words'),
    time: tCount(seconds, '{count} second', '{count} seconds'),
  });
}

/** While the new text is written. */
export function Refining({ progress, of, onStop }: Props) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  return (
    <div className="flex items-center gap-3" {...focusArea}>
      <span className="spinner" />
      <p role="status" className="hint">
        {t('Refining…')}
        {progress && ` ${soFar(progress)}`}
      </p>
      <button ref={stop} type="button" className="btn btn-quiet btn-sm" onClick={onStop}>
        {heard(t('Stop[ refining {post}]'), { post: of })}
      </button>
    </div>
  );
}
