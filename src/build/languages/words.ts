import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RulesWords, rulesIn } from '#shared/language/rules-words.ts';
import type { rules, SiteLanguage } from '#shared/rules.ts';
import { wordsFolder } from './site-languages.ts';

/** What a build says in its language. */
export interface Words {
  text: (english: string) => string;
  rules: (english: typeof rules) => typeof rules;
}

/** A language that is only begun has no file yet, and so no words. */
function readJson(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export const readInterface = (folder: string): Record<string, string> =>
  readJson(join(folder, 'interface.json'));

export const readRulesWords = (folder: string): RulesWords => readJson(join(folder, 'rules.json'));

/** English stands in the code; what another language lacks stays English, and a test names it. */
export function readWords(root: string, language: SiteLanguage): Words {
  if (language === 'en') return { text: (english) => english, rules: (english) => english };
  const folder = wordsFolder(root, language);
  const texts = new Map(Object.entries(readInterface(folder)));
  const rulesWords = readRulesWords(folder);
  return {
    text: (english) => texts.get(english) ?? english,
    rules: (english) => rulesIn(rulesWords, english),
  };
}
