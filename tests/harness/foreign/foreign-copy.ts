import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shareFiles } from '#scripts/site/share-files.ts';
import { inOtherWords } from '#shared/language/rules-words.ts';
import { rules } from '#shared/rules.ts';
import { contentOfLanguages } from '../../../src/build/languages/content-folder.ts';
import { siteTexts } from '../../../src/build/languages/sources.ts';
import { writeSecurityHeaders } from '../../../src/build/security-headers.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { contentInForeignLetters, inForeignLetters } from './letters.ts';

/**
 * The project with pages in a language of which nothing looks like English, dates and numbers included:
 * whatever does was said past the translators. Its addresses are the Spanish ones.
 */
export function copyInForeignLetters(): ProjectCopy {
  const copy = copyProject(({ siteLanguages }) => {
    siteLanguages.es.tag = 'el';
  });
  const languages = join(copy.root, 'content/languages');
  // No other language needs to be built.
  rmSync(languages, { recursive: true, force: true });
  const folder = join(languages, 'es');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const texts = siteTexts(copy.root).map((english) => [english, inForeignLetters(english)]);
  write('interface.json', JSON.stringify(Object.fromEntries(texts)));
  write('rules.json', JSON.stringify(inOtherWords(rules, inForeignLetters)));
  const english = join(copy.root, 'content');
  const files = contentOfLanguages.flatMap((name) => [name, `${name}/*.*`]);
  for (const file of globSync(files, { cwd: english }).filter((each) => each.includes('.'))) {
    write(file, contentInForeignLetters(readFileSync(join(english, file), 'utf8')));
  }
  return copy;
}

/**
 * Without the English pages and without compressed ones, which cost twice as much as these alone. The steps are those
 * of scripts/site/build-languages.ts in their order, and nothing but care keeps them equal: what a new step there does
 * to the words of a page belongs here too.
 */
export async function buildInForeignLetters({ root }: ProjectCopy): Promise<string> {
  const siteDir = join(root, 'dist');
  const build = { NODE_ENV: 'production', SITE_LANGUAGE: 'es', ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync('node_modules/.bin/astro', ['build', '--outDir', join(siteDir, 'es')], {
    cwd: root,
    env: { ...process.env, ...build },
    stdio: 'pipe',
  });
  await shareFiles(siteDir, '/es');
  await writeSecurityHeaders(siteDir, { https: false });
  return siteDir;
}
