import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { LazyPart } from '#islands/parts/LazyPart.tsx';
import { $session } from '#lib/account-state.ts';

const SavedPosts = lazy(() => import('./SavedPosts.tsx'));

/** Visitors have no library and are not made to load one. */
export default function LibraryIsland() {
  const session = useStore($session, { ssr: 'initial' });
  if (!session) return null;
  return (
    <LazyPart>
      <SavedPosts />
    </LazyPart>
  );
}
