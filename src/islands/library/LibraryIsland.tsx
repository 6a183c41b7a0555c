import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $session } from '#lib/account-state.ts';
import { $library, $posts, loadPosts } from '#lib/library.ts';
import { SavedPostCard } from './SavedPostCard.tsx';

export default function LibraryIsland() {
  const session = useStore($session, { ssr: 'initial' });
  const state = useStore($library, { ssr: 'initial' });
  const posts = useStore($posts, { ssr: 'initial' });
  const headingId = useId();
  if (!session) return null;

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-xl">
        Your Saved Posts
      </h2>
      {state.kind === 'loading' && (
        <div role="status" className="grid gap-4 md:grid-cols-2">
          <span className="sr-only">Loading your saved posts.</span>
          <div className="skeleton h-32" />
          <div className="skeleton h-32" />
        </div>
      )}
      {state.kind === 'failed' && (
        <div role="alert" className="banner banner-danger">
          <p>{state.text}</p>
          <button type="button" className="btn btn-secondary" onClick={() => void loadPosts()}>
            Try again
          </button>
        </div>
      )}
      {state.kind === 'loaded' && posts.length === 0 && (
        <p className="empty">Nothing saved yet. Save a post you like and it stays here.</p>
      )}
      <ul aria-labelledby={headingId} className="grid gap-4 md:grid-cols-2">
        {posts.map((post) => (
          <SavedPostCard key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}
