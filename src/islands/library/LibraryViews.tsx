import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { lazyAgain } from '#islands/parts/lazy/lazy-again.ts';
import { useAnchor } from '#islands/parts/use-anchor.ts';
import { historyId } from '#lib/library/history-place.ts';
import { $view, type LibraryView, showView } from '#lib/library/view.ts';
import { t } from '#shared/language/t.ts';
import { PartMissing } from './PartMissing.tsx';
import { PostsWaiting } from './PostsWaiting.tsx';
import { SavedPosts } from './SavedPosts.tsx';

const [History, askHistoryAgain] = lazyAgain(() => import('#islands/history/History.tsx'));

const views: [LibraryView, string][] = [
  ['saved', t('Saved')],
  ['history', t('History')],
];

/** What was saved, and all that was generated. What is open in one is there again after a look at the other. */
export default function LibraryViews() {
  const view = useStore($view);
  const place = useAnchor(historyId);
  const [visited, setVisited] = useState(view === 'history');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (view === 'history') setVisited(true);
  }, [view]);
  return (
    <div ref={place} id={historyId} className="library-room grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of a form's fields */}
      <div role="group" aria-label={t('What to show')} className="flex gap-2">
        {views.map(([id, label]) => (
          <button
            key={id}
            type="button"
            className={`btn btn-sm ${id === view ? 'btn-secondary' : 'btn-quiet'}`}
            aria-pressed={id === view}
            onClick={() => showView(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div hidden={view !== 'saved'}>
        <SavedPosts />
      </div>
      {visited && (
        <div hidden={view !== 'history'}>
          <LazyPart
            key={tries}
            waiting={<PostsWaiting />}
            instead={
              <PartMissing
                onAgain={() => {
                  askHistoryAgain();
                  setTries(tries + 1);
                }}
              />
            }
          >
            <History />
          </LazyPart>
        </div>
      )}
    </div>
  );
}
