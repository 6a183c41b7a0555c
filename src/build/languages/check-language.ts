import { textsByPath, textsOfRules } from '#shared/language/rules-words.ts';
import { rules, type SiteLanguage } from '#shared/rules.ts';
import { checkWords, type WordsReport } from './check-words.ts';
import { wordsFolder } from './site-languages.ts';
import { siteTexts } from './sources.ts';
import { readInterface, readRulesWords } from './words.ts';

/** What the two files of a language lack, and what is wrong in them. */
export function checkLanguage(
  root: string,
  language: SiteLanguage,
): Record<'interface' | 'rules', WordsReport> {
  const folder = wordsFolder(root, language);
  const english = Object.fromEntries(siteTexts(root).map((text) => [text, text]));
  return {
    interface: checkWords(english, readInterface(folder)),
    rules: checkWords(textsOfRules(rules), textsByPath(readRulesWords(folder))),
  };
}
