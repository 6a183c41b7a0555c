import { atom } from 'nanostores';
import { historyId } from './history-place.ts';

export type LibraryView = 'saved' | 'history';

const address = `#${historyId}`;

/** What stands below the generator; the address says it too, so that a link or a reload leads there. */
export const $view = atom<LibraryView>(location.hash === address ? 'history' : 'saved');

// Typed into the address, or gone back to. Another place on the page is no wish for another view.
addEventListener('hashchange', () => {
  if (location.hash === address) $view.set('history');
  else if (location.hash === '') $view.set('saved');
});

export function showView(view: LibraryView): void {
  $view.set(view);
  const { pathname, search } = location;
  history.replaceState(
    history.state,
    '',
    `${pathname}${search}${view === 'history' ? address : ''}`,
  );
}
