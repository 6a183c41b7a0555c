import type { LookupFunction } from 'node:net';
import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import type { ProblemCode } from '#shared/problem.ts';

const longestAddress = 500;
/** Below are the ports of a system's own services; a provider has 443, a gateway of one's own often 8443. */
const ordinaryPort = 443;
const firstFreePort = 1_024;

export type Admission =
  | {
      ok: true;
      /** What is kept and asked, without what people copy along. */
      baseURL: string;
      /** For the sockets to it; null where the operator vouches for the address. */
      lookup: LookupFunction | null;
    }
  | { ok: false; code: Extract<ProblemCode, 'ownAddressWrong' | 'ownAddressPrivate'> };

function parse(address: string): URL | null {
  if (address.length > longestAddress || !URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return plain && url.hostname !== '' ? url : null;
}

function baseOf({ origin, pathname }: URL): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '').replace(/\/chat\/completions$/, '');
  return `${origin}${path}`;
}

/** Whether a user's provider is asked at this address, and how. */
export function admitProvider(guard: AddressGuard, address: string): Admission {
  const url = parse(address);
  if (url === null) return { ok: false, code: 'ownAddressWrong' };
  const baseURL = baseOf(url);
  // Letters beyond ASCII have grown to several signs each.
  if (baseURL.length > longestAddress) return { ok: false, code: 'ownAddressWrong' };
  if (guard.isVouched(url)) return { ok: true, baseURL, lookup: null };
  const port = Number(url.port || ordinaryPort);
  if (url.protocol !== 'https:' || (port !== ordinaryPort && port < firstFreePort)) {
    return { ok: false, code: 'ownAddressWrong' };
  }
  if (guard.isPrivate(url)) return { ok: false, code: 'ownAddressPrivate' };
  return { ok: true, baseURL, lookup: guard.lookup };
}
