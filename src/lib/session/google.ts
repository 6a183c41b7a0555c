import { type Outcome, refused } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { openGoogleWindow } from './google-window.ts';
import { enter } from './session.ts';
import type { StoredSession } from './stored.ts';

let waiting = new AbortController();

/** Must be called straight from the click; `onClosed` tells that its window is gone. */
export async function loginWithGoogle(onClosed: () => void): Promise<Outcome | 'cancelled'> {
  const popup = openGoogleWindow(onClosed);
  if (!popup) return refused('googleFailed');
  cancelGoogle();
  const { signal } = waiting;
  let session: StoredSession;
  try {
    session = await popup.signIn(pocketbase(), signal);
  } catch {
    return signal.aborted ? 'cancelled' : refused('googleFailed');
  }
  return enter(session);
}

/** Ends a wait that nobody wants any more; it comes back as `cancelled`. */
export function cancelGoogle(): void {
  waiting.abort();
  waiting = new AbortController();
}
