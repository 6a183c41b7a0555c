import { guessLanguage } from './tells/guess-language.ts';
import { tokensOf } from './tells/tokens.ts';

/** What sort of thing a topic is; a post of another sort misses its purpose. */
export const kinds = [
  'announcement',
  'offer',
  'event',
  'job',
  'story',
  'how-to',
  'list',
  'thanks',
  'question',
  'opinion',
  'subject',
] as const;

export type Kind = (typeof kinds)[number];

export type KindReader = (topic: string, details: string) => Kind;

/** English is read by its grammar too, and would take much of other languages for its own: so it is no guess. */
const guessed = ['de', 'es', 'fr', 'pt'] as const;
export type KindLanguage = 'en' | (typeof guessed)[number];
const isRead = (language: string | null): language is KindLanguage =>
  ['en', ...guessed].some((one) => one === language);

const [longestTopic, longestDetails] = [400, 1000];
/** "An" alone is German as well as English. */
const leastWords = 2;

function plain(text: string, longest: number): string {
  return text.slice(0, longest).toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/** A topic with its details, and the languages that it is to be read in, until one knows it. */
export interface ToRead {
  topic: string;
  details: string;
  languages: readonly KindLanguage[];
}

/**
 * A topic is read in the language it is typed in. Few words are plainly of one: those are read in the likely one, the
 * page's own, and then by whichever knows them.
 */
export function toRead(topic: string, details: string, likely: string | null): ToRead {
  const [text, more] = [plain(topic, longestTopic), plain(details, longestDetails)];
  const typed = guessLanguage(tokensOf(`${text}\n${more}`), leastWords);
  const languages = isRead(typed)
    ? [typed]
    : [...new Set([...(isRead(likely) ? [likely] : []), ...guessed])];
  return { topic: text, details: more, languages };
}
