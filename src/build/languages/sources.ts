import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTexts } from './find-texts.ts';
import { signTexts } from './sign-texts.ts';
import { unsaidTexts } from './unsaid.ts';

interface Source {
  file: string;
  code: string;
}

/** There is one blog and one copy of what a program reads, all of it in English. */
const oneLanguage = /^src\/(?:english|build|components\/blog|shared\/contracts)\//;

/** Words that are not ours to translate: the columns of a table that another program reads. */
const othersWords: ReadonlySet<string> = new Set(['src/lib/library/export/shapes.ts']);

function siteSources(root: string): Source[] {
  return globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !oneLanguage.test(file))
    .sort()
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));
}

/** Every text that the pages say, in English, each once. */
export function siteTexts(root: string): string[] {
  const texts = siteSources(root).flatMap(({ file, code }) => findTexts(file, code));
  return [...new Set([...texts.map(({ english }) => english), ...signTexts(root)])];
}

/** What people read and no other language can say yet, each with its place. */
export function unsaid(root: string): string[] {
  return siteSources(root)
    .filter(({ file }) => !othersWords.has(file))
    .flatMap(({ file, code }) => unsaidTexts(file, code));
}
