import { useStore } from '@nanostores/react';
import { $cards } from './cards.ts';
import { PostCard } from './PostCard.tsx';
import { $run } from './run-state.ts';
import { Skeletons } from './Skeletons.tsx';

export default function CardList({ headingId }: { headingId: string }) {
  const cards = useStore($cards);
  const { awaited } = useStore($run);
  return (
    <>
      <ul aria-labelledby={headingId} className="grid gap-4 empty:hidden">
        {cards.map((card) => (
          <PostCard key={card.id} card={card} />
        ))}
      </ul>
      <Skeletons count={awaited} />
    </>
  );
}
