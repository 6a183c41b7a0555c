import { useStore } from '@nanostores/react';
import { lazy, useEffect, useId } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { $session } from '#lib/session/state.ts';
import { t } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';
import { loadCardList } from './posts/load-card-list.ts';
import { Skeletons } from './posts/Skeletons.tsx';
import { $sets } from './posts/sets.ts';
import { $run } from './run-state.ts';

const CardList = lazy(loadCardList);
const RunProblem = lazy(() => import('./RunProblem.tsx'));

export function GeneratedPosts() {
  const account = useStore($session, { ssr: 'initial' })?.id;
  const [newest] = useStore($sets, { ssr: 'initial' });
  const count = newest?.cards.length ?? 0;
  const { awaited, problem, announcement } = useStore($run, { ssr: 'initial' });
  const headingId = useId();

  useEffect(() => {
    if (account)
      import('./posts/kept-sets.ts')
        .then(
          ({ takeUp }) => takeUp(account),
          () => undefined,
        )
        .finally(() => {
          delete document.documentElement.dataset.kept;
        });
  }, [account]);

  return (
    <section aria-labelledby={headingId} className="posts flex min-w-0 flex-col gap-4">
      <h2 id={headingId} className="text-xl">
        {t('Your Generated Posts')}
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {problem &&
        !problem.platform &&
        (problem.kind === 'failed' || problem.kind === 'incomplete') && (
          <LazyPart
            instead={
              <p role="alert" className="empty">
                {problem.text}
              </p>
            }
          >
            <RunProblem kind={problem.kind} text={problem.text} />
          </LazyPart>
        )}
      {!newest && (
        <p className="empty posts-awaited">{t('Your posts will appear here, one by one.')}</p>
      )}
      {newest && (
        <LazyPart
          waiting={<Skeletons count={awaited + count} />}
          instead={
            <p role="alert" className="empty">
              {message('postsNotShown')}
            </p>
          }
        >
          <CardList headingId={headingId} />
        </LazyPart>
      )}
    </section>
  );
}
