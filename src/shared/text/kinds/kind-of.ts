import { type Kind, type KindLanguage, type KindReader, toRead } from '../kind.ts';
import { de } from './de.ts';
import { kindInEnglish } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { kindByWords } from './kind-words.ts';
import { pt } from './pt.ts';

const readers: Record<KindLanguage, KindReader> = {
  de: kindByWords(de),
  en: kindInEnglish,
  es: kindByWords(es),
  fr: kindByWords(fr),
  pt: kindByWords(pt),
};

/**
 * What kind of thing the author has to say. The details only help where the topic alone is a name:
 * "sourdough class" with a price and a Saturday is an event.
 */
export function kindOf(topic: string, details = '', likely: string | null = 'en'): Kind {
  const read = toRead(topic, details, likely);
  for (const language of read.languages) {
    const kind = readers[language](read.topic, read.details);
    if (kind !== 'subject') return kind;
  }
  return 'subject';
}
