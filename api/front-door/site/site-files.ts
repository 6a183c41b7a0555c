import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { HeadersOf } from '../security-headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Representation {
  body: Buffer;
  etag: string;
  /** Ready for writeHead: built once, so that a request costs a lookup and a write. */
  headers: string[];
}

export interface SiteFile {
  encodings: Partial<Record<Encoding, Representation>> & { identity: Representation };
}

export interface Site {
  files: Map<string, SiteFile>;
  redirects: Map<string, string>;
  /** The page for addresses that lead nowhere, by the folder it is for: '' is for all that have none. */
  notFound: Map<string, SiteFile>;
}

const suffixes: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' };

/** Astro puts a hash into every name under this folder, so such a file never changes. */
const hashed = '/_astro/';

function cacheControl(path: string, type: string): string {
  if (path.startsWith(hashed)) return 'public, max-age=31536000, immutable';
  if (type.startsWith('text/html')) return 'public, max-age=0, must-revalidate';
  return 'public, max-age=3600';
}

function represent(
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

function readFile(root: string, path: string, extra: Record<string, string>): SiteFile {
  const absolute = join(root, path);
  const encodings: SiteFile['encodings'] = {
    identity: represent(readFileSync(absolute), path, 'identity', extra),
  };
  for (const [encoding, suffix] of Object.entries(suffixes) as ['br' | 'gzip', string][]) {
    if (!existsSync(absolute + suffix)) continue;
    encodings[encoding] = represent(readFileSync(absolute + suffix), path, encoding, extra);
  }
  return { encodings };
}

/** Each language of the pages has its own, in its folder. */
const errorPage = /^((?:\/[^/]+)?)\/404\.html$/;

/** `blog.html` answers at `/blog`; the longer spellings of the same page lead there. */
function addPage(site: Site, path: string, file: SiteFile): void {
  const plain = path.replace(/(\/index)?\.html$/, '') || '/';
  site.files.set(plain, file);
  site.redirects.set(path, plain);
  if (plain !== '/') site.redirects.set(`${plain}/`, plain);
}

/**
 * Reads the whole built site into memory. Only what is listed here can ever be served, so a path
 * from outside is a key of a map and never a path on the disk.
 */
export function readSite(root: string, headersOf: HeadersOf = () => ({})): Site {
  const site: Site = { files: new Map(), redirects: new Map(), notFound: new Map() };
  if (!existsSync(root)) return site;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    if (path.includes('/.') || path === '/_headers') continue;
    if (Object.values(suffixes).some((suffix) => path.endsWith(suffix))) continue;
    const file = readFile(root, path, headersOf(path));
    const folder = errorPage.exec(path)?.[1];
    if (folder !== undefined) site.notFound.set(folder, file);
    else if (path.endsWith('.html')) addPage(site, path, file);
    else site.files.set(path, file);
  }
  return site;
}
