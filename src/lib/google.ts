import type PocketBase from 'pocketbase';
import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { arrive } from '#lib/session.ts';

const requestKey = 'google';
const pollMilliseconds = 300;
/** PocketBase closes the window itself when all went well; the answer follows a moment later. */
const graceMilliseconds = 1500;

let waiting: PocketBase | null = null;

/**
 * Must be called straight from the click, or the browser blocks the window.
 * PocketBase's client never learns that the window was closed, so `onClosed` tells: the wait goes
 * on behind it, since a browser may report a window as closed that only left our origin.
 */
export async function loginWithGoogle(onClosed: () => void): Promise<Outcome> {
  const popup = window.open('', 'google', 'popup,width=500,height=680');
  if (!popup) return refused('googleFailed');
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    setTimeout(onClosed, graceMilliseconds);
  }, pollMilliseconds);
  cancelGoogle();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    const client = await pocketbase();
    waiting = client;
    await client.collection('users').authWithOAuth2({
      provider: 'google',
      requestKey,
      createData: { timeZone },
      urlCallback: (url) => {
        popup.location.href = url;
      },
    });
    waiting = null;
  } catch (error) {
    const failed = refused('googleFailed');
    return readFailure(error).cancelled ? { ...failed, code: 'cancelled' } : failed;
  } finally {
    clearInterval(watch);
    popup.close();
  }
  await arrive();
  return succeeded(undefined);
}

/** Ends a wait that nobody wants any more; it comes back with the code `cancelled`. */
export function cancelGoogle(): void {
  waiting?.cancelRequest(requestKey);
  waiting = null;
}
