import { useStore } from '@nanostores/react';
import { lazy, Suspense, useId } from 'react';
import { $cards } from './cards.ts';
import { RunProblem } from './RunProblem.tsx';
import { $run } from './run.ts';
import { Skeletons } from './Skeletons.tsx';

// With what it takes to count and colour a post; nobody needs that before the first one comes.
const CardList = lazy(() => import('./CardList.tsx'));

export function GeneratedPosts() {
  const count = useStore($cards, { ssr: 'initial' }).length;
  const { awaited, problem, announcement } = useStore($run, { ssr: 'initial' });
  const headingId = useId();
  const empty = count === 0 && awaited === 0;
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-xl">
        Your Generated Posts
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {problem && <RunProblem problem={problem} />}
      {empty && <p className="empty">Your posts will appear here, one by one.</p>}
      {!empty && (
        <Suspense fallback={<Skeletons count={awaited} />}>
          <CardList headingId={headingId} />
        </Suspense>
      )}
    </section>
  );
}
