import type { LookupFunction } from 'node:net';
import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import { rules } from '#shared/rules.ts';

const { addressMaxLength } = rules.source;

export interface AdmittedPage {
  url: URL;
  /** For the socket to it; undefined where the operator vouches for the address. */
  lookup: LookupFunction | undefined;
}

/** Whether a page is fetched at this address, or at the one that another page leads to. */
export function admitPage(guard: AddressGuard, address: string, base?: URL): Outcome<AdmittedPage> {
  if (!URL.canParse(address, base)) return refused('sourceAddressWrong');
  const url = new URL(address, base);
  url.hash = '';
  if (url.href.length > addressMaxLength) return refused('sourceAddressWrong');
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const hasSecrets = url.username !== '' || url.password !== '';
  if (!isWeb || hasSecrets || url.hostname === '') return refused('sourceAddressWrong');
  if (guard.isVouched(url)) return done({ url, lookup: undefined });
  // A port that is its protocol's own is left out of a URL. 443 without TLS is nobody's page.
  if (url.port !== '' && url.port !== '80' && url.port !== '443') {
    return refused('sourceAddressWrong');
  }
  if (guard.isPrivate(url)) return refused('sourcePrivate');
  return done({ url, lookup: guard.lookup });
}
