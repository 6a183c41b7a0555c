import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const shape = z.record(z.string(), z.string());

/** The build writes the headers beside the pages, so that a static host and this one agree. */
export function readSecurityHeaders(siteDir: string): Record<string, string> {
  const path = join(siteDir, '.security-headers.json');
  return existsSync(path) ? shape.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}
