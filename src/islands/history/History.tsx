import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { $run } from '#islands/generator/run-state.ts';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { ListProblem } from '#islands/parts/more/ListProblem.tsx';
import { focusItem, ShowMore } from '#islands/parts/more/ShowMore.tsx';
import {
  $entries,
  $history,
  $wanted,
  isNarrowed,
  loadHistory,
  loadMoreHistory,
} from '#lib/history/history.ts';
import { keepPlace } from '#lib/history/place.ts';
import { $view } from '#lib/library/view.ts';
import { listenToTabs } from '#lib/session/tabs.ts';
import { t } from '#shared/language/t.ts';
import { HistoryControls } from './HistoryControls.tsx';
import { HistoryItem } from './HistoryItem.tsx';
import { Lasting } from './Lasting.tsx';

/** All that was generated, for whoever lost the tab or wants an old idea again. */
export default function History() {
  const state = useStore($history);
  const entries = useStore($entries);
  const wanted = useStore($wanted);
  const isShown = useStore($view) === 'history';
  const { busy: writing } = useStore($run);
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const waiting = (state.kind === 'closed' || state.kind === 'loading') && entries.length === 0;
  const busy = waiting || (state.kind === 'loaded' && state.wanted !== wanted);
  const next = state.kind === 'loaded' ? state.next : '';
  const isEmpty = state.kind === 'loaded' && entries.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a run brought is there at its end
  useEffect(() => {
    if (isShown) void loadHistory();
  }, [isShown, writing]);
  useEffect(keepPlace, []);
  useEffect(
    () =>
      listenToTabs(({ kind }) => {
        if (kind === 'history' || kind === 'library') void loadHistory();
      }),
    [],
  );

  return (
    <section aria-labelledby={headingId} aria-busy={busy} className="grid gap-4">
      <LaterStyles />
      <h2 id={headingId} className="text-xl">
        {t('Your History')}
      </h2>
      {(entries.length > 0 || waiting || isNarrowed(wanted)) && <HistoryControls />}
      {state.kind === 'loaded' && <Lasting keep={state.keep} isEmpty={isEmpty} />}
      {waiting && <div className="skeleton h-40" aria-hidden="true" />}
      {state.kind === 'failed' && <ListProblem text={state.text} load={loadHistory} />}
      {isEmpty && !isNarrowed(wanted) && (
        <p className="empty">
          {t('Nothing here yet. What you generate waits here, whatever happens to this page.')}
        </p>
      )}
      <ul ref={list} aria-labelledby={headingId} className="found-posts grid gap-4 empty:hidden">
        {entries.map((entry, at) => (
          <HistoryItem key={entry.id} entry={entry} opened={at === 0 && !isNarrowed(wanted)} />
        ))}
      </ul>
      {next !== '' && (
        // A new one for each page, which looks anew whether the end is near.
        <ShowMore
          key={next}
          load={loadMoreHistory}
          onShown={() => focusItem(() => list.current?.children[entries.length])}
        />
      )}
    </section>
  );
}
