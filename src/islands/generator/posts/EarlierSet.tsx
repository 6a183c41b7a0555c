import { useState } from 'react';
import { platformLabel } from '#shared/rules.ts';
import { fillAgain } from '../order.ts';
import type { CardSet } from './cards.ts';
import { PostCard } from './PostCard.tsx';

/** The posts of an earlier generation, one click away. */
export function EarlierSet({ set: { topic, details, cards } }: { set: CardSet }) {
  const [open, setOpen] = useState(false);
  const platform = cards[0]?.platform ?? '';
  return (
    <details
      className="rounded-card border border-line p-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="font-semibold">{topic}</span>{' '}
        <span className="hint">
          {cards.length} {cards.length === 1 ? 'post' : 'posts'} for {platformLabel(platform)}
        </span>
      </summary>
      {/* Counting and colouring ten posts takes a moment: not before somebody looks. */}
      {open && (
        <>
          <button
            type="button"
            className="btn btn-secondary btn-sm mt-3"
            onClick={() => fillAgain(topic, details)}
          >
            Use topic again
          </button>
          <ul aria-label={topic} className="mt-4 grid gap-4">
            {cards.map((card, index) => (
              <PostCard key={card.id} card={card} number={index + 1} />
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
