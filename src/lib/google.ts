import type PocketBase from 'pocketbase';
import { openGoogleWindow } from '#lib/google-window.ts';
import { type Outcome, refused } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { enter } from '#lib/session.ts';
import type { StoredSession } from '#lib/stored-session.ts';

const requestKey = 'google';

let waiting: PocketBase | null = null;

/** Must be called straight from the click; `onClosed` tells that its window is gone. */
export async function loginWithGoogle(onClosed: () => void): Promise<Outcome> {
  const popup = openGoogleWindow(onClosed);
  if (!popup) return refused('googleFailed');
  cancelGoogle();
  const client = pocketbase().then((ready) => {
    waiting = ready;
    return ready;
  });
  let session: StoredSession;
  try {
    session = await popup.signIn(client, requestKey);
    waiting = null;
  } catch (error) {
    const failed = refused('googleFailed');
    return readFailure(error).cancelled ? { ...failed, code: 'cancelled' } : failed;
  }
  return enter(session);
}

/** Ends a wait that nobody wants any more; it comes back with the code `cancelled`. */
export function cancelGoogle(): void {
  waiting?.cancelRequest(requestKey);
  waiting = null;
}
