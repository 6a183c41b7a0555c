import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wordsFolder } from './site-languages.ts';

/** What every language has of its own beside its words; `CONTRIBUTING.md` says what is written there. */
export const contentOfLanguages = ['faq.yaml', 'legal', 'examples.yaml'] as const;

/** Where the questions, legal texts and examples of a language stand. One that lacks them has no pages. */
export function contentFolder(root: string, language: string): string {
  const folder = language === 'en' ? join(root, 'content') : wordsFolder(root, language);
  for (const name of contentOfLanguages) {
    if (!existsSync(join(folder, name))) throw new Error(`There is no ${name} in ${folder}.`);
  }
  return folder;
}
