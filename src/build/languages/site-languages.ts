import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rules, type SiteLanguage } from '#shared/rules.ts';

const languages = Object.keys(rules.siteLanguages) as SiteLanguage[];

export const wordsFolder = (root: string, language: string) =>
  join(root, 'content', 'languages', language);

/** English is what stands in the code. Another language has pages once it has words. */
export function languagesWithWords(root: string): SiteLanguage[] {
  return languages.filter(
    (language) =>
      language === 'en' || existsSync(join(wordsFolder(root, language), 'interface.json')),
  );
}

/** The language of one build, English unless `SITE_LANGUAGE` names another. */
export function readSiteLanguage(env: NodeJS.ProcessEnv): SiteLanguage {
  const wanted = env['SITE_LANGUAGE'] || 'en';
  const found = languages.find((language) => language === wanted);
  if (!found) throw new Error(`SITE_LANGUAGE names none of ${languages.join(', ')}.`);
  return found;
}

/** What `src/shared/language/page-language.ts` asks of the build. */
export function languageConstants(language: SiteLanguage): Record<string, string> {
  const { tag, path } = rules.siteLanguages[language];
  return {
    builtLanguage: JSON.stringify(language),
    builtTag: JSON.stringify(tag),
    builtPath: JSON.stringify(path),
  };
}
