import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { lazyAgain } from '#islands/parts/lazy/lazy-again.ts';
import { ListProblem } from '#islands/parts/more/ListProblem.tsx';
import { focusItem, ShowMore } from '#islands/parts/more/ShowMore.tsx';
import {
  $asked,
  $library,
  $posts,
  isNarrowed,
  loadMorePosts,
  loadPosts,
} from '#lib/library/list.ts';
import { keepPlace } from '#lib/library/place.ts';
import { $removals } from '#lib/library/removals.ts';
import { $selection } from '#lib/library/selection.ts';
import { $allowance } from '#lib/session/state.ts';
import { t, tCount } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { ImportButton } from './import/ImportButton.tsx';
import { PartMissing } from './PartMissing.tsx';
import { PostsWaiting } from './PostsWaiting.tsx';
import { Removed } from './Removed.tsx';
import { SavedPostCard } from './SavedPostCard.tsx';

const [Controls, askControlsAgain] = lazyAgain(() => import('./controls/Controls.tsx'));
const [SelectionBar, askSelectionBarAgain] = lazyAgain(() => import('./controls/SelectionBar.tsx'));

export function SavedPosts() {
  const state = useStore($library);
  const posts = useStore($posts);
  const saved = useStore($allowance)?.savedPosts;
  const removals = useStore($removals);
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const unanswered = state.kind === 'closed' || state.kind === 'loading';
  const waiting = unanswered && posts.length === 0;
  const asked = useStore($asked);
  const narrowed = isNarrowed(asked);
  const busy = waiting || (state.kind === 'loaded' && state.asked !== asked);
  const isLarge = narrowed || (saved?.used ?? 0) >= rules.library.controlsFrom;
  const next = state.kind === 'loaded' ? state.next : '';
  const selecting = useStore($selection) !== null;
  const [tries, setTries] = useState(0);
  useEffect(keepPlace, []);

  return (
    <section aria-labelledby={headingId} aria-busy={busy} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={headingId} className="text-xl">
          {t('Your Saved Posts')}
        </h2>
        {saved && saved.limit !== null && (
          <span className="badge">
            {saved.used > saved.limit
              ? tCount(saved.used, '{count} saved', '{count} saved')
              : t('{count} of {total}', { count: saved.used, total: saved.limit })}
          </span>
        )}
        <ImportButton />
      </div>
      {isLarge && (
        <LazyPart
          key={tries}
          waiting={
            <div className="tools-room" aria-hidden="true">
              <div className="field skeleton" />
            </div>
          }
          instead={
            <PartMissing
              onAgain={() => {
                askControlsAgain();
                setTries(tries + 1);
              }}
            />
          }
        >
          <Controls />
        </LazyPart>
      )}
      {(selecting || removals.length > 0) && (
        <div className="library-in-sight">
          {selecting && (
            <LazyPart
              onFail={() => {
                askSelectionBarAgain();
                $selection.set(null);
              }}
            >
              <SelectionBar />
            </LazyPart>
          )}
          {removals.map((removal) => (
            <Removed
              key={removal.posts[0]?.id}
              posts={removal.posts}
              onUndone={(id) => focusItem(() => list.current?.querySelector(`[data-post="${id}"]`))}
            />
          ))}
        </div>
      )}
      {/* A new one below the search, which would push an old one down. */}
      {waiting && <PostsWaiting key={String(isLarge)} />}
      {state.kind === 'failed' && <ListProblem text={state.text} load={loadPosts} />}
      {state.kind === 'loaded' && posts.length === 0 && removals.length === 0 && !narrowed && (
        <p className="empty">
          {t('Nothing saved yet. Save a post you like and it waits for you here.')}
        </p>
      )}
      <ul
        ref={list}
        aria-labelledby={headingId}
        className="found-posts grid gap-4 empty:hidden md:grid-cols-2"
      >
        {posts.map((post, index) => (
          <SavedPostCard key={post.id} post={post} number={index + 1} marked={isLarge} />
        ))}
      </ul>
      {next !== '' && (
        // A new one for each page, which looks anew whether the end is near.
        <ShowMore
          key={next}
          load={loadMorePosts}
          onShown={() => focusItem(() => list.current?.children[posts.length])}
        />
      )}
    </section>
  );
}
