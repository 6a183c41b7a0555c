import { atom } from 'nanostores';
import { $departure, $session } from '#lib/session/state.ts';

const storageKey = 'postquill_taste';

/** Whether matters of taste count as signs as well; the browser remembers it for the account. */
export const $taste = atom(false);

function read(owner: string | undefined): boolean {
  try {
    return owner !== undefined && localStorage.getItem(storageKey) === owner;
  } catch {
    return false;
  }
}

$session.subscribe((session) => $taste.set(read(session?.id)));

$departure.listen((reason) => {
  if (reason === 'logout') keep(false);
});

function keep(on: boolean): void {
  const owner = $session.get()?.id;
  try {
    if (on && owner !== undefined) localStorage.setItem(storageKey, owner);
    else localStorage.removeItem(storageKey);
  } catch {
    // Forbidden: then it counts until the page is left.
  }
}

export function setTaste(on: boolean): void {
  $taste.set(on);
  keep(on);
}
