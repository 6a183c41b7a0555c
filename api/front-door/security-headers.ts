import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { closedPolicy } from '#shared/security-headers.ts';

const texts = z.record(z.string(), z.string());
const shape = z.object({ everywhere: texts, pages: texts });

/** Of any file of the site, by its path in it. */
export type HeadersOf = (path: string) => Record<string, string>;

/** The build writes the headers beside the pages, so that a static host and this one agree. */
export function readSecurityHeaders(siteDir: string): HeadersOf {
  const path = join(siteDir, '.security-headers.json');
  if (!existsSync(path)) return () => ({});
  const { everywhere, pages } = shape.parse(JSON.parse(readFileSync(path, 'utf8')));
  return (file) => ({
    'Content-Security-Policy': pages[file] ?? closedPolicy,
    ...everywhere,
  });
}
