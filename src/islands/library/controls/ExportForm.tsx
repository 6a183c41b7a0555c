import { useEffect, useId, useRef, useState } from 'react';
import { download } from '#lib/download.ts';
import { type Format, formatNames, type Wanted } from '#lib/library/export/formats.ts';
import { $session } from '#lib/session/state.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t, tCount } from '#shared/language/t.ts';
import { Choice } from './Choice.tsx';

const formats = Object.entries(formatNames);
const isFormat = (id: string): id is Format => Object.hasOwn(formatNames, id);

/** Says how far it is, and can be stopped. */
export function ExportForm({ wanted, count }: { wanted: Wanted; count: number }) {
  const [format, setFormat] = useState<Format>('json');
  const [written, setWritten] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);
  const saidId = useId();
  useEffect(() => {
    const abort = () => stop.current?.abort();
    // Of two accounts no posts come into one file.
    const stopListening = $session.listen((user, before) => {
      if (user?.id !== before?.id) abort();
    });
    return () => {
      stopListening();
      abort();
    };
  }, []);
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
        label={t('Export as')}
        value={format}
        options={formats}
        onChange={(id) => isFormat(id) && setFormat(id)}
      />
      <button
        type="button"
        className="btn btn-secondary"
        aria-describedby={saidId}
        disabled={!busy && count === 0}
        onClick={() => (busy ? stop.current?.abort() : void run())}
      >
        {busy ? t('Stop') : t('Download')}
      </button>
      <p id={saidId} role="status" className="hint">
        {busy
          ? tCount(count, '{written} of {count} post', '{written} of {count} posts', {
              written: formatNumber(written),
            })
          : tCount(count, '{count} post', '{count} posts')}
      </p>
    </div>
  );
}
