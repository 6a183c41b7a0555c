import { de } from './kinds/de.ts';
import { kindInEnglish } from './kinds/en.ts';
import { es } from './kinds/es.ts';
import { fr } from './kinds/fr.ts';
import { type KindWords, kindByWords } from './kinds/kind-words.ts';
import { pt } from './kinds/pt.ts';
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

type Reader = (topic: string, details: string) => Kind;
const by =
  (words: KindWords): Reader =>
  (topic, details) =>
    kindByWords(words, topic, details);

/** English is read by its grammar too, and would take much of other languages for its own: so it is no guess. */
const guessed = new Map([
  ['de', by(de)],
  ['es', by(es)],
  ['fr', by(fr)],
  ['pt', by(pt)],
]);
const readers = new Map([['en', kindInEnglish], ...guessed]);

const [longestTopic, longestDetails] = [400, 1000];
/** "An" alone is German as well as English. */
const leastWords = 2;

function plain(text: string, longest: number): string {
  return text.slice(0, longest).toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/**
 * What kind of thing the author has to say. The details only help where the topic alone is a name:
 * "sourdough class" with a price and a Saturday is an event. It is read in the language it is typed in. Few words are
 * plainly of one: those are read in the likely one, the page's own, and then by whichever knows them.
 */
export function kindOf(topic: string, details = '', likely: string | null = 'en'): Kind {
  const [text, more] = [plain(topic, longestTopic), plain(details, longestDetails)];
  const typed = readers.get(guessLanguage(tokensOf(`${text}\n${more}`), leastWords) ?? '');
  if (typed) return typed(text, more);
  const first = readers.get(likely ?? '');
  for (const read of new Set([...(first ? [first] : []), ...guessed.values()])) {
    const kind = read(text, more);
    if (kind !== 'subject') return kind;
  }
  return 'subject';
}
