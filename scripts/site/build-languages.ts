import { build } from 'astro';
import { main } from '#scripts/command/main.ts';
import { rules } from '#shared/rules.ts';
import { readBuildEnvironment } from '../../src/build/environment.ts';
import { languagesWithWords } from '../../src/build/languages/site-languages.ts';
import { writeSecurityHeaders } from '../../src/build/security-headers.ts';
import { shareFiles } from './share-files.ts';
import { writeSitemap } from './sitemap.ts';

/**
 * Builds the pages of all languages into one folder, one after the other: Astro keeps what it reads in the
 * project's folder. In one process, since each build after the first takes half as long there.
 */
main(async () => {
  const root = process.cwd();
  const [siteDir = ''] = process.argv.slice(2);
  // English comes first: its build empties the folder that the others are built into.
  for (const language of languagesWithWords(root)) {
    const { label, path } = rules.siteLanguages[language];
    process.env['SITE_LANGUAGE'] = language;
    if (path === '') {
      await build({ root, outDir: siteDir });
      continue;
    }
    process.stdout.write(`The same pages in ${label} …\n`);
    // Files that belong to no language, icons for one, are there already: no such folder exists.
    const publicDir = `${siteDir}/no-files-of-its-own`;
    await build({ root, outDir: siteDir + path, publicDir, logLevel: 'warn' });
    await shareFiles(siteDir, path);
  }
  const environment = readBuildEnvironment(root);
  writeSitemap(siteDir);
  await writeSecurityHeaders(siteDir, environment);
  return 0;
});
