import { useId, useRef, useState } from 'react';
import { type Format, formatNames, type Wanted } from '#lib/library/export/formats.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { Choice } from './Choice.tsx';

const keptMilliseconds = 60_000;

function download({ name, file }: { name: string; file: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers that ask where to put it go on reading for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMilliseconds);
}

const formats = Object.entries(formatNames);
const isFormat = (id: string): id is Format => Object.hasOwn(formatNames, id);

/** Says how far it is, and can be stopped. */
export function ExportForm({ wanted, count }: { wanted: Wanted; count: number }) {
  const [format, setFormat] = useState<Format>('json');
  const [written, setWritten] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);
  const saidId = useId();
  const run = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setWritten(0);
    try {
      const { exportPosts } = await import('#lib/library/export/export.ts');
      const outcome = await exportPosts(wanted, format, { onWritten: setWritten, signal });
      if (!outcome.ok) toast(outcome.error);
      else if (outcome.value) {
        download(outcome.value);
        toastMessage('postsExported');
      }
    } catch {
      toastMessage('postsExportFailed');
    }
    setWritten(null);
  };
  const busy = written !== null;
  return (
    <div className="library-export">
      <Choice
        label="Export as"
        value={format}
        options={formats}
        onChange={(id) => isFormat(id) && setFormat(id)}
      />
      <button
        type="button"
        className="btn btn-secondary"
        aria-describedby={saidId}
        disabled={count === 0}
        onClick={() => (busy ? stop.current?.abort() : void run())}
      >
        {busy ? 'Stop' : 'Download'}
      </button>
      <p id={saidId} role="status" className="hint">
        {busy
          ? `${written} of ${count} posts`
          : count === 1
            ? '1 post'
            : `${count.toLocaleString('en')} posts`}
      </p>
    </div>
  );
}
