import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '#islands/parts/Icon.tsx';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { hostOf } from '#lib/sources/find-address.ts';
import type { Source } from '#shared/contracts/page-sources.ts';
import { t } from '#shared/language/t.ts';
import { type MessageKey, message } from '#shared/rules.ts';
import { $form } from '../form-state.ts';
import { takeOff } from './reading.ts';
import { $reading } from './reading-state.ts';
import { SourceGone } from './SourceGone.tsx';
import { SourceNotes } from './SourceNotes.tsx';
import { SourceText } from './SourceText.tsx';
import { SourceTitle } from './SourceTitle.tsx';
import { isGone, sourceProblem } from './source-problem.ts';

const change = (source: Source, changes: Partial<Source>) =>
  $form.setKey('source', { ...source, ...changes });

const isOfText = (problem: MessageKey) =>
  problem === 'sourceTextMissing' || problem === 'sourceTextTooLong';

/** What the posts are to be written from, to be looked at and changed before anything is written. */
export default function SourcePanel({ source }: { source: Source }) {
  const { failed, checked, wanted } = useStore($reading);
  const { address, title, site, text } = source;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const isPage = address !== '';
  const gone = isGone(source);
  const problem = sourceProblem(source);
  // Nobody is told off for what they have not typed yet.
  const shown = problem === 'sourceTextMissing' && !checked ? null : problem;

  useEffect(() => {
    if (!wanted) return;
    $reading.set({ ...$reading.get(), wanted: false });
    panel.current?.querySelector<HTMLElement>(isPage ? 'h3' : 'textarea')?.focus();
  }, [wanted, isPage]);

  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-line p-4"
    >
      <LaterStyles />
      <div className="flex items-start gap-3">
        <h3 id={id} tabIndex={-1} className="min-w-0 flex-1 text-base">
          {isPage
            ? heard(t('[Written from: ]{site}'), {
                site: <span className="wrap-anywhere">{site || hostOf(address)}</span>,
              })
            : t('A text to write from')}
        </h3>
        <button type="button" className="btn btn-quiet btn-sm" onClick={takeOff}>
          <Icon name="close" />
          {t('Take it off')}
        </button>
      </div>
      {isPage && (
        <a className="hint -mt-2 truncate" href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      )}
      {gone && <SourceGone />}
      {!gone && (
        <SourceTitle
          title={title}
          optional={!isPage}
          problem={shown === 'sourceTitleTooLong' ? message(shown) : null}
          onChange={(changed) => change(source, { title: changed })}
        />
      )}
      {/* Where a page can no longer be read its text is pasted, and its address stays. */}
      {(!gone || failed !== null) && (
        <SourceText
          text={text}
          problem={shown !== null && isOfText(shown) ? message(shown) : null}
          onChange={(changed) => change(source, { text: changed })}
        />
      )}
      {!gone && <SourceNotes isPage={isPage} />}
    </section>
  );
}
