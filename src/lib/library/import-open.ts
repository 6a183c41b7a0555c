import { atom } from 'nanostores';
import { $session } from '#lib/session/state.ts';

/** Open while somebody imports posts, with the file where one was chosen before the session ended. */
export const $importing = atom<{ file: File | null } | null>(null);

$session.listen((user) => {
  if (!user) $importing.set(null);
});
