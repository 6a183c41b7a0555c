import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { $library, $posts } from '#lib/library/list.ts';
import { $removals } from '#lib/library/removals.ts';
import { $allowance } from '#lib/session/state.ts';
import { LibraryProblem } from './LibraryProblem.tsx';
import { MorePosts } from './MorePosts.tsx';
import { PostsWaiting } from './PostsWaiting.tsx';
import { Removed } from './Removed.tsx';
import { SavedPostCard } from './SavedPostCard.tsx';

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
      {waiting && <PostsWaiting />}
      {state.kind === 'failed' && <LibraryProblem text={state.text} />}
      {state.kind === 'loaded' && posts.length === 0 && removals.length === 0 && (
        <p className="empty">Nothing saved yet. Save a post you like and it waits for you here.</p>
      )}
      {removals.map(({ post }) => (
        <Removed key={post.id} post={post} />
      ))}
      <ul ref={list} aria-labelledby={headingId} className="grid gap-4 empty:hidden md:grid-cols-2">
        {posts.map((post) => (
          <SavedPostCard key={post.id} post={post} />
        ))}
      </ul>
      {state.kind === 'loaded' && state.more && (
        <MorePosts onShown={() => focusItem(list.current, posts.length)} />
      )}
    </section>
  );
}
