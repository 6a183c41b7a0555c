import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { historyId } from '#lib/library/history-place.ts';
import { $session } from '#lib/session/state.ts';
import { t } from '#shared/language/t.ts';
import { PostsWaiting } from './PostsWaiting.tsx';

const LibraryViews = lazy(() => import('./LibraryViews.tsx'));

/** Holds the library's place for members, from the first paint on; the browser looks for what an address names then. */
function LibraryWaiting() {
  return (
    <div id={historyId} className="library-room members-only flex-col gap-4" aria-hidden="true">
      <p className="font-display text-xl font-bold">{t('Your Saved Posts')}</p>
      <PostsWaiting />
    </div>
  );
}

/** Visitors have no library and are not made to load one. */
export default function LibraryIsland() {
  const session = useStore($session, { ssr: 'initial' });
  return session ? (
    <LazyPart waiting={<LibraryWaiting />}>
      <LibraryViews />
    </LazyPart>
  ) : (
    <LibraryWaiting />
  );
}
