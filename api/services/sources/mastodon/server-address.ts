import type { AddressGuard } from '#api/services/guard/address-guard.ts';

const longest = 300;

/** The origin of a server that somebody names as "mastodon.social", "@me@mastodon.social" or by a page of it. */
export function serverAddress(guard: AddressGuard, typed: string): URL | null {
  const hasScheme = /^https?:\/\//i.test(typed);
  const name = typed.slice(typed.lastIndexOf('@') + 1);
  // In a network of their own operators may vouch for one without TLS.
  const addresses = hasScheme ? [typed] : [`https://${name}`, `http://${name}`];
  if (typed.length > longest || !addresses.every((address) => URL.canParse(address))) return null;
  const origins = addresses.map((address) => new URL(new URL(address).origin));
  const vouched = origins.find((url) => guard.isVouched(url));
  if (vouched) return vouched;
  const [url] = origins;
  const isOrdinary = url?.port === '' && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname);
  return isOrdinary ? new URL(`https://${url.hostname}`) : null;
}
