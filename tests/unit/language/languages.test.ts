import { expect, test } from 'vitest';
import type { SiteLanguage } from '#shared/rules.ts';
import { checkLanguage } from '../../../src/build/languages/check-language.ts';
import { languagesWithWords } from '../../../src/build/languages/site-languages.ts';
import { siteTexts } from '../../../src/build/languages/sources.ts';

const nothing = { lacks: {}, stale: [], faults: [] };
const root = process.cwd();

test('each language says all that the pages and the rules say, and no more', () => {
  expect(siteTexts(root)).toContain('privacy policy');
  const translated = languagesWithWords(root).filter((language) => language !== 'en');
  const reports = translated.map((language): [SiteLanguage, object] => [
    language,
    checkLanguage(root, language),
  ]);
  expect(Object.fromEntries(reports)).toEqual(
    Object.fromEntries(
      translated.map((language) => [language, { interface: nothing, rules: nothing }]),
    ),
  );
});
