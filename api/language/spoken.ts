import { existsSync, readFileSync } from 'node:fs';
import { rulesIn } from '#shared/language/rules-words.ts';
import { PlainError } from '#shared/plain-error.ts';
import { type MessageKey, rules, type SiteLanguage } from '#shared/rules.ts';

type Messages = Readonly<Record<MessageKey, string>>;

const folder = new URL('../../content/languages/', import.meta.url);

/** A sentence that a language lacks is said in English. */
function messagesOf(language: string): Messages {
  try {
    const words = readFileSync(new URL(`${language}/rules.json`, folder), 'utf8');
    return rulesIn(JSON.parse(words), rules).messages;
  } catch {
    throw new PlainError(`content/languages/${language}/rules.json could not be read.`);
  }
}

function hasPages(language: string): boolean {
  return language === 'en' || existsSync(new URL(`${language}/interface.json`, folder));
}

/** What this server says its sentences in: each language that pages are in. */
export const spoken: ReadonlyMap<SiteLanguage, Messages> = new Map(
  (Object.keys(rules.siteLanguages) as SiteLanguage[])
    .filter(hasPages)
    .map((language) => [language, language === 'en' ? rules.messages : messagesOf(language)]),
);
