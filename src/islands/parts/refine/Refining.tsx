import { useEffect, useRef } from 'react';
import type { ProgressEvent } from '#shared/contracts/page-api.ts';
import { focusArea } from '../focus-area.ts';

interface Props {
  progress: ProgressEvent | null;
  of: string;
  onStop: () => void;
}

/** While the new text is written. */
export function Refining({ progress, of, onStop }: Props) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  return (
    <div className="flex items-center gap-3" {...focusArea}>
      <span className="spinner" />
      <p role="status" className="hint">
        Refining…
        {progress && ` ${progress.words} words in ${progress.seconds} seconds`}
      </p>
      <button ref={stop} type="button" className="btn btn-quiet btn-sm" onClick={onStop}>
        Stop<span className="sr-only"> refining {of}</span>
      </button>
    </div>
  );
}
