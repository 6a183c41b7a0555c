import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { arrive } from '#lib/session.ts';

const requestKey = 'google';
const pollMilliseconds = 300;
/** PocketBase closes the window itself when all went well; the answer follows a moment later. */
const graceMilliseconds = 1500;

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
  try {
    const client = await pocketbase();
    client.cancelRequest(requestKey);
    await client.collection('users').authWithOAuth2({
      provider: 'google',
      requestKey,
      urlCallback: (url) => {
        popup.location.href = url;
      },
    });
  } catch (error) {
    return isCancelled(error)
      ? { ...refused('googleFailed'), code: 'cancelled' }
      : refused('googleFailed');
  } finally {
    clearInterval(watch);
    popup.close();
  }
  await arrive();
  return succeeded(undefined);
}

/** Ends a wait that nobody wants any more; it comes back with the code `cancelled`. */
function isCancelled(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'isAbort' in error && error.isAbort === true
  );
}

export async function cancelGoogle(): Promise<void> {
  (await pocketbase()).cancelRequest(requestKey);
}
