import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Representation, Site, SiteFile } from './site-files.ts';

function acceptedEncoding(request: IncomingMessage, file: SiteFile): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  for (const encoding of ['br', 'gzip'] as const) {
    if (!file.encodings[encoding] || !accepted.includes(encoding)) continue;
    const refused = new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$)`).test(accepted);
    if (!refused) return encoding;
  }
  return 'identity';
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}

/** One range of one body; anything stranger is answered whole, as the standard allows. */
function parseRange(header: string, size: number): [number, number] | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const first = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return first > last || first >= size ? 'unsatisfiable' : [first, last];
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  whole: Representation,
): boolean {
  const header = request.headers.range;
  const condition = request.headers['if-range'];
  if (header === undefined || (condition !== undefined && condition !== whole.etag)) return false;
  const range = parseRange(header, whole.body.length);
  if (range === undefined) return false;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${whole.body.length}` }).end();
    return true;
  }
  const [first, last] = range;
  for (let at = 0; at < whole.headers.length; at += 2) {
    response.setHeader(whole.headers[at] ?? '', whole.headers[at + 1] ?? '');
  }
  response.setHeader('Content-Length', last - first + 1);
  response.setHeader('Content-Range', `bytes ${first}-${last}/${whole.body.length}`);
  response.writeHead(206);
  response.end(request.method === 'HEAD' ? undefined : whole.body.subarray(first, last + 1));
  return true;
}

/** What a cache refreshes from: as in the answer it has. */
const kept = new Set(['ETag', 'Vary', 'Cache-Control']);

function notModifiedHeaders({ headers }: Representation): string[] {
  return headers.filter((_, at) => kept.has(headers[at - (at % 2)] ?? ''));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
): void {
  if (status === 200 && sendRange(request, response, file.encodings.identity)) return;
  const encoding = acceptedEncoding(request, file);
  const chosen = file.encodings[encoding] ?? file.encodings.identity;
  const ifNoneMatch = request.headers['if-none-match'];
  if (status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, chosen.etag)) {
    response.writeHead(304, notModifiedHeaders(chosen)).end();
    return;
  }
  response.writeHead(status, chosen.headers);
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
}

/** Answers every request that is not for the API or PocketBase. */
export function serveSite(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const address = request.url ?? '/';
  const mark = address.indexOf('?');
  const path = mark === -1 ? address : address.slice(0, mark);
  const file = site.files.get(path);
  const known = file !== undefined || site.redirects.has(path);
  if (known && request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (file) {
    send(request, response, file, 200);
    return;
  }
  const target = site.redirects.get(path);
  if (target !== undefined) {
    const query = mark === -1 ? '' : address.slice(mark);
    response.writeHead(308, { Location: target + query, 'Content-Length': '0' }).end();
    return;
  }
  if (site.notFound) send(request, response, site.notFound, 404);
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
}
