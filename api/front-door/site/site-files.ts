import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { HeadersOf } from '../security-headers.ts';
import { type Encoding, type Representation, represent, suffixes } from './representation.ts';

export interface SiteFile {
  encodings: Partial<Record<Encoding, Representation>> & { identity: Representation };
}

export interface Site {
  files: Map<string, SiteFile>;
  redirects: Map<string, string>;
  /** The page for addresses that lead nowhere, by the folder it is for: '' is for all that have none. */
  notFound: Map<string, SiteFile>;
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
