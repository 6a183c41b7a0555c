import { useStore } from '@nanostores/react';
import { t } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';
import { readAgain, stopReading } from './reading.ts';
import { $reading } from './reading-state.ts';

/** A page whose address is known and whose text is not. */
export function SourceGone() {
  const { host, failed, checked } = useStore($reading);

  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm">
        {t('The text of this page was not kept, so it has to be read again.')}
      </p>
      {host === null ? (
        <button
          type="button"
          name="source-again"
          className="btn btn-secondary btn-sm"
          onClick={readAgain}
        >
          {t('Read it again')}
        </button>
      ) : (
        <button type="button" className="btn btn-secondary btn-sm" onClick={stopReading}>
          <span className="spinner" />
          {t('Stop reading')}
        </button>
      )}
      <p role="alert" className="field-error empty:hidden">
        {failed?.problem ?? (checked && message('sourceGone'))}
      </p>
    </div>
  );
}
