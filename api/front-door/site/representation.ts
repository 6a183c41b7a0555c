import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { types } from './content-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Representation {
  body: Buffer;
  etag: string;
  /** Ready for writeHead: built once, so that a request costs a lookup and a write. */
  headers: string[];
}

export const suffixes: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' };

/** Astro puts a hash into every name under this folder, so such a file never changes. */
const hashed = '/_astro/';

function cacheControl(path: string, type: string): string {
  if (path.startsWith(hashed)) return 'public, max-age=31536000, immutable';
  if (type.startsWith('text/html')) return 'public, max-age=0, must-revalidate';
  return 'public, max-age=3600';
}

export function represent(
  body: Buffer,
  path: string,
  encoding: Encoding,
  extra: Record<string, string>,
): Representation {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Cache-Control': cacheControl(path, type),
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
    ...extra,
  };
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return { body, etag, headers: Object.entries(headers).flat() };
}
