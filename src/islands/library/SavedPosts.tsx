import { useStore } from '@nanostores/react';
import { lazy, useEffect, useId, useRef } from 'react';
import { LazyPart } from '#islands/parts/LazyPart.tsx';
import { $asked, $library, $posts, isNarrowed } from '#lib/library/list.ts';
import { keepPlace } from '#lib/library/place.ts';
import { $removals } from '#lib/library/removals.ts';
import { $selection } from '#lib/library/selection.ts';
import { $allowance } from '#lib/session/state.ts';
import { rules } from '#shared/rules.ts';
import { LibraryProblem } from './LibraryProblem.tsx';
import { MorePosts } from './MorePosts.tsx';
import { PostsWaiting } from './PostsWaiting.tsx';
import { Removed } from './Removed.tsx';
import { SavedPostCard } from './SavedPostCard.tsx';

const Controls = lazy(() => import('./controls/Controls.tsx'));
const SelectionBar = lazy(() => import('./controls/SelectionBar.tsx'));

/** Once it is drawn. */
function focusItem(list: HTMLElement | null, place: number): void {
  requestAnimationFrame(() => {
    const item = list?.children[place];
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus();
  });
}

export default function SavedPosts() {
  const state = useStore($library);
  const posts = useStore($posts);
  const saved = useStore($allowance)?.savedPosts;
  const removals = useStore($removals);
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const unanswered = state.kind === 'closed' || state.kind === 'loading';
  const waiting = unanswered && posts.length === 0;
  const narrowed = isNarrowed(useStore($asked));
  const isLarge = narrowed || (saved?.used ?? 0) >= rules.library.controlsFrom;
  const next = state.kind === 'loaded' ? state.next : '';
  const selecting = useStore($selection) !== null;
  useEffect(keepPlace, []);

  return (
    <section aria-labelledby={headingId} aria-busy={waiting} className="grid gap-4">
      <div className="flex items-center gap-3">
        <h2 id={headingId} className="text-xl">
          Your Saved Posts
        </h2>
        {saved && saved.limit !== null && (
          <span className="badge">
            {saved.used > saved.limit ? `${saved.used} saved` : `${saved.used} of ${saved.limit}`}
          </span>
        )}
      </div>
      {isLarge && (
        <LazyPart waiting={<div className="field skeleton" aria-hidden="true" />}>
          <Controls />
        </LazyPart>
      )}
      {selecting && (
        <LazyPart>
          <SelectionBar />
        </LazyPart>
      )}
      {waiting && <PostsWaiting />}
      {state.kind === 'failed' && <LibraryProblem text={state.text} />}
      {state.kind === 'loaded' && posts.length === 0 && removals.length === 0 && !narrowed && (
        <p className="empty">Nothing saved yet. Save a post you like and it waits for you here.</p>
      )}
      {removals.map((removal) => (
        <Removed key={removal.posts[0]?.id} posts={removal.posts} />
      ))}
      <ul ref={list} aria-labelledby={headingId} className="grid gap-4 empty:hidden md:grid-cols-2">
        {posts.map((post) => (
          <SavedPostCard key={post.id} post={post} marked={isLarge} />
        ))}
      </ul>
      {next !== '' && (
        // A new one for each page, which looks anew whether the end is near.
        <MorePosts key={next} onShown={() => focusItem(list.current, posts.length)} />
      )}
    </section>
  );
}
