import { useEffect, useId, useRef } from 'react';
import { focusArea, focusNext, nextMark } from '#islands/parts/focus-area.ts';
import { Modal } from '#islands/parts/Modal.tsx';
import { $importing } from '#lib/library/import-open.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t, tCount } from '#shared/language/t.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ForecastList } from './ForecastList.tsx';
import { ImportStyles } from './ImportStyles.tsx';
import { Unnamed } from './Unnamed.tsx';
import { type Import, type Step, useImport } from './use-import.ts';

const close = () => $importing.set(null);

const isEnd = ({ kind }: Step) => kind === 'ready' || kind === 'ended' || kind === 'problem';

/** A large library takes as long to read as a large file. */
function readingWords({ what, read }: Extract<Step, { kind: 'reading' }>): string {
  if (read === 0) return t('Looking at the file…');
  return what === 'library'
    ? tCount(
        read,
        'Looking at your library: {count} post so far…',
        'Looking at your library: {count} posts so far…',
      )
    : tCount(
        read,
        'Looking at the file: {count} post so far…',
        'Looking at the file: {count} posts so far…',
      );
}

function Body({ step, choices, look, run, stop }: Import) {
  const toldId = useId();
  if (step.kind === 'choose') return <ChooseFile onFile={look} />;
  if (step.kind === 'reading') return <p role="status">{readingWords(step)}</p>;
  if (step.kind === 'problem') {
    return (
      <>
        <p role="alert">{step.text}</p>
        <ChooseFile onFile={look} />
      </>
    );
  }
  if (step.kind === 'importing') {
    const { done, total } = step;
    return (
      <>
        <div className="grid gap-2">
          <progress aria-label={t('Imported')} value={done} max={total} />
          <p>
            {t('{count} of {total}', { count: formatNumber(done), total: formatNumber(total) })}
          </p>
          {/* Not with every batch: whoever listens would hear nothing else. */}
          <p className="sr-only" role="status">
            {t('{percent} percent imported', { percent: Math.floor((done / total) * 10) * 10 })}
          </p>
        </div>
        <div className="import-actions">
          <button type="button" className="btn btn-secondary" {...focusNext} onClick={stop}>
            {t('Stop')}
          </button>
        </div>
      </>
    );
  }
  if (step.kind === 'ended') {
    const { again } = step;
    return (
      <>
        <p role="status">{step.words}</p>
        <div className="import-actions">
          {again && (
            <button type="button" className="btn btn-secondary" onClick={() => look(again)}>
              {t('Go on')}
            </button>
          )}
          <button type="button" className="btn btn-primary" {...focusNext} onClick={close}>
            {t('Done')}
          </button>
        </div>
      </>
    );
  }
  const { file, told, total } = step;
  return (
    <>
      <div id={toldId}>
        <ForecastList told={told} total={total} />
      </div>
      <Unnamed told={told} choices={choices} onChoose={(wanted) => look(file, wanted)} />
      <div className="import-actions">
        {total > 0 && (
          <button
            type="button"
            className="btn btn-primary"
            {...focusNext}
            aria-describedby={toldId}
            onClick={run}
          >
            {tCount(total, 'Import {count} post', 'Import {count} posts')}
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary"
          {...(total > 0 ? {} : { ...focusNext, 'aria-describedby': toldId })}
          onClick={close}
        >
          {total > 0 ? t('Cancel') : t('Close')}
        </button>
      </div>
    </>
  );
}

/** Posts of a file come into the library, after it was said what that means. */
export default function ImportDialog({ file }: { file: File | null }) {
  const work = useImport(file);
  const { step } = work;
  const area = useRef<HTMLDivElement>(null);
  const ended = isEnd(step);
  useEffect(() => {
    // Whoever waited goes on from there; whoever is elsewhere is left there.
    if (!ended || document.activeElement !== area.current) return;
    area.current?.querySelector<HTMLElement>(`[${nextMark}]`)?.focus();
  }, [ended]);
  return (
    <Modal
      title={t('Import posts')}
      className="dialog-import"
      busy={step.kind === 'importing'}
      onClose={close}
    >
      <ImportStyles />
      <div
        ref={area}
        className="import"
        {...focusArea}
        // At first the dialog opens with the focus on the button in it.
        tabIndex={step.kind === 'choose' ? undefined : -1}
      >
        {'file' in step && (
          <p className="import-name" dir="auto">
            {step.file.name}
          </p>
        )}
        <Body {...work} />
      </div>
    </Modal>
  );
}
