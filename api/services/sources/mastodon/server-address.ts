import type { AddressGuard } from '#api/services/guard/address-guard.ts';

const longest = 300;

/** The origin of a server that somebody names as "mastodon.social", "@me@mastodon.social" or by a page of it. */
export function serverAddress(guard: AddressGuard, typed: string): URL | null {
  const hasScheme = /^https?:\/\//i.test(typed);
  const name = hasScheme ? typed : `https://${typed.slice(typed.lastIndexOf('@') + 1)}`;
  if (typed.length > longest || !URL.canParse(name)) return null;
  const { origin } = new URL(name);
  const url = new URL(origin);
  if (guard.isVouched(url)) return url;
  const isOrdinary = url.port === '' && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname);
  return isOrdinary ? new URL(`https://${url.hostname}`) : null;
}
