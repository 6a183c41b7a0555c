import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { namedLanguage } from '#api/language/said.ts';
import { agentFor } from '#api/watch/current-request.ts';
import { rules } from '#shared/rules.ts';
import type { Caller } from '../app-door.ts';

/**
 * All that PocketBase needs to know of a request. Everything else stays outside: it would be logged
 * (User-Agent, Referer), or is this connection's own business.
 */
const toPocketbase = [
  'accept',
  'authorization',
  'content-length',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
];

/** All that a browser needs to know of an answer; the front door adds what it says itself. */
const toBrowser = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'x-accel-buffering',
];

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}

/** A client may name headers that are meant for this connection only. */
function forThisHop(connection: string | undefined): string[] {
  return (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
}

export function headersForPocketbase(
  { headers }: IncomingMessage,
  { address, requestId }: Caller,
): Record<string, string> {
  const passed = pick(headers, toPocketbase);
  for (const name of forThisHop(headers.connection)) {
    // What frames the body is no choice of the client's.
    if (name !== 'content-length') delete passed[name];
  }
  // One name of ours instead of whatever a client says: it decides what an account's letters are in.
  const language = namedLanguage(headers);
  if (language) passed['accept-language'] = rules.siteLanguages[language].tag;
  passed['x-forwarded-for'] = address;
  passed['user-agent'] = agentFor(requestId);
  return passed;
}

/** A picture never changes under its name. */
const pictureCaching = 'private, max-age=2592000';

export function headersForBrowser(
  path: string,
  status: number,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  const picked = pick(headers, toBrowser);
  if (path.startsWith('/api/files/') && status < 400) picked['cache-control'] = pictureCaching;
  return picked;
}
