import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const style = /<style>([\s\S]*?)<\/style>/g;
/** Classic scripts of which one stands right behind the other. */
const neighbours = /<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script><script>/g;

/**
 * Astro writes a style element for each font, one for the page and one where the first island stands,
 * where HTML allows none. Together in the head they need one hash instead of four. So do the two scripts
 * that it writes before the first island.
 */
export function oneStyleElement(): AstroIntegration {
  return {
    name: 'one-style-element',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        for await (const page of glob('**/*.html', { cwd: site })) {
          const html = await readFile(join(site, page), 'utf8');
          const css = [...html.matchAll(style)].map(([, rules]) => rules).join('');
          const bare = html.replaceAll(style, '').replace(neighbours, '<script>$1\n;');
          const together = bare.replace('</head>', () => `<style>${css}</style></head>`);
          await writeFile(join(site, page), together);
        }
      },
    },
  };
}
