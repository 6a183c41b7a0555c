import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { defineIsland } from '../browser/island.ts';

const astros = /\/astro-island\.prebuilt\.js$/;
/** What ours does not know. */
const notOurs = /<astro-island(?![^>]* props="\{\}")|<astro-slot|<template data-astro-template/;

/** Puts `src/browser/island.ts` in the place of Astro's element, whose source stands in each page with islands. */
export function islandElement(): AstroIntegration {
  let replaced = false;
  const { code } = minifySync('island.js', `(${defineIsland})()`);
  const element = {
    name: 'island-element',
    transform: {
      filter: { id: astros },
      handler() {
        replaced = true;
        return { code: `export default ${JSON.stringify(code)};`, map: null };
      },
    },
  };
  return {
    name: 'island-element',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [element] } });
      },
      'astro:build:done': async ({ dir }) => {
        if (!replaced) throw new Error('Astro keeps its element for islands somewhere else now');
        const site = fileURLToPath(dir);
        for await (const page of glob('**/*.html', { cwd: site })) {
          if (!notOurs.test(await readFile(join(site, page), 'utf8'))) continue;
          throw new Error(
            `${page}: src/browser/island.ts hands islands neither properties nor slots`,
          );
        }
      },
    },
  };
}
