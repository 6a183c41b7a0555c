import { useStore } from '@nanostores/react';
import { lazy, useEffect, useId, useRef } from 'react';
import { LazyPart } from '#islands/parts/LazyPart.tsx';
import { $cards } from './cards.ts';
import { RunProblem } from './RunProblem.tsx';
import { $run } from './run-state.ts';
import { Skeletons } from './Skeletons.tsx';

// With what it takes to count and colour a post; nobody needs that before the first one comes.
const CardList = lazy(() => import('./CardList.tsx'));

export function GeneratedPosts() {
  const count = useStore($cards, { ssr: 'initial' }).length;
  const { busy, awaited, problem, announcement } = useStore($run, { ssr: 'initial' });
  const headingId = useId();
  const empty = count === 0 && awaited === 0;
  const section = useRef<HTMLElement>(null);
  const arriving = busy && count === 1;

  // On a narrow screen the posts are below the form, out of sight.
  useEffect(() => {
    if (arriving && !matchMedia('(width >= 64rem)').matches) section.current?.scrollIntoView();
  }, [arriving]);

  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      className="flex flex-col gap-4 lg:self-stretch"
    >
      <h2 id={headingId} className="text-xl">
        Your Generated Posts
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {problem?.kind === 'incomplete' && <RunProblem problem={problem} />}
      {empty && (
        <p className="empty grid grow content-center">Your posts will appear here, one by one.</p>
      )}
      {!empty && (
        <LazyPart waiting={<Skeletons count={awaited} />}>
          <CardList headingId={headingId} />
        </LazyPart>
      )}
    </section>
  );
}
