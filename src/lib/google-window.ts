import type PocketBase from 'pocketbase';
import type { StoredSession } from '#lib/stored-session.ts';
import type { ArrivalMeta } from '#shared/account.ts';

const pollMilliseconds = 300;
/** PocketBase closes the window itself when all went well; the answer follows a moment later. */
const graceMilliseconds = 1500;

export interface GoogleArrival extends StoredSession {
  meta: ArrivalMeta;
}

export interface GoogleWindow {
  /** Once only. Rejects where Google or PocketBase said no. */
  signIn(client: Promise<PocketBase>, requestKey: string): Promise<GoogleArrival>;
}

let current: Window | null = null;

/** Brings the window that waits for an answer back to the front. */
export function focusGoogleWindow(): void {
  current?.focus();
}

/**
 * Must be called straight from the click, or the browser blocks the window and there is none.
 * PocketBase's client never learns that the window was closed, so `onClosed` tells: the wait goes
 * on behind it, since a browser may report a window as closed that only left our origin.
 */
export function openGoogleWindow(onClosed: () => void): GoogleWindow | null {
  const popup = window.open('', 'google', 'popup,width=500,height=680');
  if (!popup) return null;
  current = popup;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    grace = setTimeout(onClosed, graceMilliseconds);
  }, pollMilliseconds);
  return {
    async signIn(client, requestKey) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      try {
        const users = (await client).collection('users');
        const { token, record, meta } = await users.authWithOAuth2({
          provider: 'google',
          requestKey,
          createData: { timeZone },
          urlCallback: (url) => {
            popup.location.href = url;
          },
        });
        // The seam: what our own hook answers every login with.
        return { token, record, meta: meta as ArrivalMeta };
      } finally {
        clearInterval(watch);
        clearTimeout(grace);
        popup.close();
      }
    },
  };
}
