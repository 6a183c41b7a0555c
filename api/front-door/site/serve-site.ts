import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerHeaders } from '../answer-headers.ts';
import { refuse } from '../refuse.ts';
import { pathOf } from '../request-path.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { parseRange } from './range.ts';
import type { Representation } from './representation.ts';
import type { Site, SiteFile } from './site-files.ts';

interface Asked {
  /** For answers that are no file: a file brings its own. */
  headers: AnswerHeaders;
  request: IncomingMessage;
  response: ServerResponse;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}

function sendRange(
  { headers, request, response }: Asked,
  { encodings: { identity: whole } }: SiteFile,
): boolean {
  const header = request.headers.range;
  const condition = request.headers['if-range'];
  if (header === undefined || (condition !== undefined && condition !== whole.etag)) return false;
  const range = parseRange(header, whole.body.length);
  if (range === undefined) return false;
  if (range === 'unsatisfiable') {
    headers.put(request, response, '');
    refuse(response, 'rangeUnknown', { 'Content-Range': `bytes */${whole.body.length}` });
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

function send(asked: Asked, file: SiteFile, status: number): void {
  const { request, response } = asked;
  if (status === 200 && sendRange(asked, file)) return;
  const chosen = file.encodings[acceptedEncoding(request, file)] ?? file.encodings.identity;
  const ifNoneMatch = request.headers['if-none-match'];
  if (status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, chosen.etag)) {
    response.writeHead(304, notModifiedHeaders(chosen)).end();
    return;
  }
  response.writeHead(status, chosen.headers);
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
}

function notFoundPage({ notFound }: Site, path: string): SiteFile | undefined {
  const [folder = ''] = /^\/[^/]+/.exec(path) ?? [];
  return notFound.get(folder) ?? notFound.get('');
}

/** `/pt-BR` and `/Blog`: no page has a capital letter in its address. */
function inSmallLetters({ files, redirects }: Site, path: string): string | undefined {
  const small = path.toLowerCase();
  if (small === path) return undefined;
  return redirects.get(small) ?? (files.has(small) ? small : undefined);
}

/** Answers every request that is not for the API or PocketBase. */
export function serveSite(site: Site, asked: Asked) {
  const { headers, request, response } = asked;
  const path = pathOf(request);
  const file = site.files.get(path);
  const target = site.redirects.get(path) ?? (file ? undefined : inSmallLetters(site, path));
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (file && reads) return send(asked, file, 200);
  if (!file && target === undefined) {
    const page = notFoundPage(site, path);
    if (page) return send(asked, page, 404);
  }
  headers.put(request, response, path);
  if (!file && target === undefined) return refuse(response, 'notFound');
  if (!reads) return refuse(response, 'methodUnknown', { Allow: 'GET, HEAD' });
  const query = (request.url ?? '').slice(path.length);
  response
    .writeHead(308, {
      Location: target + query,
      'Content-Length': '0',
      'Cache-Control': 'public, max-age=3600',
    })
    .end();
}
