import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '#scripts/site/compress.ts';

const script = /<script\b([^>]*)>.*?<\/script\s*>/gis;
const modulePreload = /<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi;
/** Its attributes name what would hydrate it; the element itself stays, as it takes part in layout. */
const island = /<astro-island(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/gi;

/** The page as it would be without a line of JavaScript. Data for search engines runs nothing. */
export function withoutScripts(html: string): string {
  return html
    .replace(script, (element, attributes: string) =>
      attributes.includes('application/ld+json') ? element : '',
    )
    .replace(modulePreload, '')
    .replace(island, '<astro-island>');
}

export interface ScriptlessSite {
  siteDir: string;
  remove(): Promise<void>;
}

/** A built site's twin: the same pages, styles, fonts, images and headers, and no scripts. */
export async function copyWithoutScripts(siteDir: string): Promise<ScriptlessSite> {
  const twin = await mkdtemp(join(tmpdir(), 'bench-scriptless-'));
  const left = /\.(?:js|br|gz)$/;
  await cp(siteDir, twin, { recursive: true, filter: (source) => !left.test(source) });
  for (const path of globSync('**/*.html', { cwd: twin })) {
    const file = join(twin, path);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
  await compressSite(twin);
  return { siteDir: twin, remove: () => rm(twin, { recursive: true, force: true }) };
}
