import { useStore } from '@nanostores/react';
import { $run } from '../run-state.ts';
import { EarlierSet } from './EarlierSet.tsx';
import { PostCard } from './PostCard.tsx';
import { SetNote } from './SetNote.tsx';
import { Skeletons } from './Skeletons.tsx';
import { $sets } from './sets.ts';
import { soFar } from './so-far.ts';

export default function CardList({ headingId }: { headingId: string }) {
  const [newest, ...earlier] = useStore($sets);
  const { awaited, busy, progress } = useStore($run);
  return (
    <>
      {newest && !busy && <SetNote set={newest} />}
      <ul aria-labelledby={headingId} className="grid gap-4 empty:hidden">
        {newest?.cards.map((card, index) => (
          <PostCard key={card.id} card={card} number={index + 1} />
        ))}
      </ul>
      {/* Every second or so: screen readers are told less often, by the region's status. */}
      {progress && (
        <p className="hint" aria-hidden="true">
          {soFar(progress)}
        </p>
      )}
      <Skeletons count={awaited} />
      {earlier.length > 0 && <h3 className="mt-2 text-lg">Earlier posts</h3>}
      {earlier.map((set) => (
        <EarlierSet key={set.made} set={set} />
      ))}
    </>
  );
}
