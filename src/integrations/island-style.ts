import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/** Astro writes its islands' style element where the first island stands; HTML allows it in the head only. */
export function islandStyleInHead(): AstroIntegration {
  return {
    name: 'island-style-in-head',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        for await (const page of glob('**/*.html', { cwd: site })) {
          const html = await readFile(join(site, page), 'utf8');
          const [style] = html.match(islandStyle) ?? [];
          if (!style) continue;
          const moved = html.replace(style, '').replace('</head>', () => `${style}</head>`);
          await writeFile(join(site, page), moved);
        }
      },
    },
  };
}
