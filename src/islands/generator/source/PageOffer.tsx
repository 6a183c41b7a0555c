import { useStore } from '@nanostores/react';
import { focusNext } from '#islands/parts/focus-area.ts';
import { Icon } from '#islands/parts/Icon.tsx';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { heard } from '#islands/parts/sentence.ts';
import type { FoundAddress } from '#lib/sources/find-address.ts';
import { t } from '#shared/language/t.ts';
import { stopReading, takePage } from './reading.ts';
import { $reading } from './reading-state.ts';

/** Reads the page that somebody named, on a click and never by itself. */
export default function PageOffer({ found }: { found: FoundAddress }) {
  const { host, failed } = useStore($reading);
  const problem = failed?.address === found.address ? failed.problem : null;
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      <LaterStyles />
      {host === null ? (
        <button
          type="button"
          {...focusNext}
          className="btn btn-secondary btn-sm"
          onClick={() => void takePage(found)}
        >
          <Icon name="open" />
          {heard(t('Use this page[: {site}]'), { site: found.host })}
        </button>
      ) : (
        <>
          <p className="flex min-w-0 items-center gap-2 text-sm">
            <span className="spinner" />
            <span className="wrap-anywhere">{t('Reading {site}…', { site: host })}</span>
          </p>
          <button
            type="button"
            {...focusNext}
            className="btn btn-secondary btn-sm"
            onClick={stopReading}
          >
            <Icon name="stop" />
            {heard(t('Stop[ reading the page]'))}
          </button>
        </>
      )}
      <p role="alert" className="field-error w-full empty:hidden">
        {problem}
      </p>
    </div>
  );
}
