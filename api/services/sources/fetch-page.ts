import type { IncomingMessage } from 'node:http';
import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import { rules } from '#shared/rules.ts';
import type { AdmittedPage } from './admit-page.ts';
import { asksNotToBeUsed } from './author-wishes.ts';
import { follow } from './follow.ts';
import { readBody } from './page-body.ts';
import { askSite } from './site-rules.ts';

const { seconds } = rules.source;
const accept = 'text/html, application/xhtml+xml, text/plain;q=0.9, application/pdf;q=0.9';

export interface FetchedPage {
  url: string;
  contentType: string;
  body: Buffer;
}

async function take(url: URL, incoming: IncomingMessage): Promise<Outcome<FetchedPage>> {
  const { headers, headersDistinct } = incoming;
  const robots = headersDistinct['x-robots-tag'] ?? [];
  if (asksNotToBeUsed(robots, headersDistinct['tdm-reservation'] ?? [])) {
    return refused('sourceReserved');
  }
  const body = await readBody(incoming);
  return done({ url: url.href, contentType: headers['content-type'] ?? '', body });
}

/** The page at an address that a user names, where its site and its authors allow that it is used. */
export function fetchPage(
  guard: AddressGuard,
  address: string,
  gone: AbortSignal,
  within = seconds,
): Promise<Outcome<FetchedPage>> {
  const sites = new Map<string, (page: URL) => boolean>();
  const mayAsk = async (page: AdmittedPage, signal: AbortSignal) => {
    const { url } = page;
    const allows = sites.get(url.origin) ?? (await askSite(page, signal));
    sites.set(url.origin, allows);
    return allows(url);
  };
  return follow(guard, address, { accept, seconds: within, mayAsk, take }, gone);
}
