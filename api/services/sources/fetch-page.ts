import type { IncomingMessage } from 'node:http';
import { type AddressGuard, privateAddress } from '#api/services/guard/address-guard.ts';
import { done, type Outcome, type Refused, refused } from '#api/services/outcome.ts';
import { rules } from '#shared/rules.ts';
import { type AdmittedPage, admitPage } from './admit-page.ts';
import { asksNotToBeUsed } from './author-wishes.ts';
import { PageTooLarge, readBody } from './page-body.ts';
import { requestPage } from './request-page.ts';
import { askSite } from './site-rules.ts';

const { redirects, seconds } = rules.source;
const redirecting = new Set([301, 302, 303, 307, 308]);
const closedStatuses = new Set([401, 402, 403, 407, 451]);
const goneStatuses = new Set([404, 410]);

export interface FetchedPage {
  url: string;
  contentType: string;
  body: Buffer;
}

function ofStatus(status: number): Refused {
  if (closedStatuses.has(status)) return refused('sourceClosed');
  return refused(goneStatuses.has(status) ? 'sourceMissing' : 'sourceFailed');
}

async function take(url: URL, incoming: IncomingMessage): Promise<Outcome<FetchedPage>> {
  const { statusCode = 0, headers, headersDistinct } = incoming;
  if (statusCode !== 200) return ofStatus(statusCode);
  const robots = headersDistinct['x-robots-tag'] ?? [];
  if (asksNotToBeUsed(robots, headersDistinct['tdm-reservation'] ?? [])) {
    return refused('sourceReserved');
  }
  const body = await readBody(incoming);
  return done({ url: url.href, contentType: headers['content-type'] ?? '', body });
}

function failure(error: unknown, clock: AbortSignal): Refused {
  if (error instanceof PageTooLarge) return refused('sourceTooLarge');
  if (clock.aborted) return refused('sourceTooSlow');
  const { code } = error as NodeJS.ErrnoException;
  // What the net does wrong has a code, or is an error of ours.
  if (error instanceof TypeError && code === undefined) throw error;
  return refused(code === privateAddress ? 'sourcePrivate' : 'sourceUnreachable');
}

/** The page at an address that a user names, each hop admitted as the first was, all within one clock. */
export async function fetchPage(
  guard: AddressGuard,
  address: string,
  gone: AbortSignal,
  within = seconds,
): Promise<Outcome<FetchedPage>> {
  const clock = AbortSignal.timeout(within * 1_000);
  const signal = AbortSignal.any([clock, gone]);
  const sites = new Map<string, (page: URL) => boolean>();
  let admitted: Outcome<AdmittedPage> = admitPage(guard, address);
  try {
    for (let hop = 0; hop <= redirects && admitted.ok; hop += 1) {
      const { url } = admitted.value;
      const allows = sites.get(url.origin) ?? (await askSite(admitted.value, signal));
      sites.set(url.origin, allows);
      if (!allows(url)) return refused('sourceReserved');
      const incoming = await requestPage(admitted.value, signal);
      try {
        const { location } = incoming.headers;
        if (!redirecting.has(incoming.statusCode ?? 0)) return await take(url, incoming);
        if (location === undefined) return refused('sourceFailed');
        admitted = admitPage(guard, location, url);
      } finally {
        incoming.destroy();
      }
    }
  } catch (error) {
    return failure(error, clock);
  }
  return admitted.ok ? refused('sourceFailed') : admitted;
}
