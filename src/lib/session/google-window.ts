import type PocketBase from 'pocketbase';
import type { LoginMeta } from '#shared/contracts/page-pocketbase.ts';
import { siteLanguage } from '#shared/language/page-language.ts';
import { codeFrom } from './google-return.ts';
import type { StoredSession } from './stored.ts';

const pollMilliseconds = 300;
/** The window closes itself when all went well; what it brought follows a moment later. */
const graceMilliseconds = 1500;

export interface GoogleArrival extends StoredSession {
  meta: LoginMeta;
}

export interface GoogleWindow {
  /** Once only. Rejects where Google or PocketBase said no, or the signal gave up. */
  signIn(client: Promise<PocketBase>, signal: AbortSignal): Promise<GoogleArrival>;
}

let current: Window | null = null;

/** Brings the window that waits for an answer back to the front. */
export function focusGoogleWindow(): void {
  current?.focus();
}

/**
 * Must be called straight from the click, or the browser blocks the window and there is none.
 * `onClosed` tells that it was closed; the wait goes on behind it, since a browser may report a
 * window as closed that only left our origin.
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
    async signIn(client, signal) {
      try {
        return await exchange(await client, popup, signal);
      } finally {
        clearInterval(watch);
        clearTimeout(grace);
        popup.close();
      }
    },
  };
}

/** State and verifier never leave this page: others' codes are of no use here, nor ours elsewhere. */
async function exchange(
  client: PocketBase,
  popup: Window,
  signal: AbortSignal,
): Promise<GoogleArrival> {
  const users = client.collection('users');
  const { oauth2 } = await users.listAuthMethods({ requestKey: null });
  const google = oauth2.providers.find(({ name }) => name === 'google');
  if (!google) throw new Error('Google is not offered');
  const { authURL, codeVerifier } = google;
  const returnAddress = `${location.origin}/auth/google`;
  // Google knows one address to lead back to; in which language that page speaks is told by the state's end.
  const state = `${google.state}.${siteLanguage}`;
  const asked = new URL(authURL + encodeURIComponent(returnAddress));
  asked.searchParams.set('state', state);
  const goToGoogle = () => {
    popup.location.href = asked.href;
  };
  const code = await codeFrom(state, goToGoogle, signal);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { token, record, meta } = await users.authWithOAuth2Code(
    'google',
    code,
    codeVerifier,
    returnAddress,
    { timeZone },
    { requestKey: null, signal },
  );
  // The seam: what our own hook answers every login with.
  return { token, record, meta: meta as LoginMeta };
}
