import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $dialog } from '#lib/dialogs.ts';
import { $cards } from './cards.ts';
import { PostCard } from './PostCard.tsx';
import { $run } from './run.ts';

function placeholders(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `awaited-${count - index}`);
}

export function GeneratedPosts() {
  const cards = useStore($cards, { ssr: 'initial' });
  const { awaited, problem, announcement } = useStore($run, { ssr: 'initial' });
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-xl">
        Your Generated Posts
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {cards.length === 0 && awaited === 0 && (
        <p className="empty">Your posts will appear here, one by one.</p>
      )}
      <ul aria-labelledby={headingId} className="grid gap-4">
        {cards.map((card) => (
          <PostCard key={card.id} card={card} />
        ))}
        {placeholders(awaited).map((key) => (
          <li key={key} aria-hidden="true" className="post-card">
            <span className="skeleton h-4 w-1/3" />
            <span className="skeleton h-4 w-full" />
            <span className="skeleton h-4 w-4/5" />
          </li>
        ))}
      </ul>
      {problem && (
        <div className="banner banner-danger mt-4">
          <p>{problem.text}</p>
          {problem.kind === 'limit' && (
            <button
              type="button"
              className="btn btn-primary btn-sm"
              onClick={() => $dialog.set('upgrade')}
            >
              Upgrade to Premium
            </button>
          )}
        </div>
      )}
    </section>
  );
}
