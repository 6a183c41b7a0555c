import { pageLanguage } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { type Kind, type KindLanguage, type KindReader, toRead } from '#shared/text/kind.ts';
import { kindByWords } from '#shared/text/kinds/kind-words.ts';

/** What readers of such a post need to know, and only its author can tell. */
const wanted: Record<Kind, string> = {
  announcement: t('What is new, for whom, from when, and what to do now?'),
  offer: t('What is it, the price, the code, and until when?'),
  event: t('When, where, for whom, what it costs, how to get in?'),
  job: t('Who are you looking for, what pay, where, how to apply, by when?'),
  story: t('The moment it turned, and what changed. Numbers help.'),
  'how-to': t('The steps you really use, and what goes wrong most often.'),
  list: t('Your points, one a line. What taught you each of them?'),
  thanks: t('Whom do you thank, and for which one thing they did?'),
  question: t('Your own answer, your reason, and whom you are asking.'),
  opinion: t('Your side, your reason, and a case you saw yourself.'),
  subject: t('Names, numbers, places, prices, or one thing you saw yourself.'),
};

/** Each list is fetched once a topic is to be read in its language: most need no other than the page's own. */
const readers: Record<KindLanguage, () => Promise<KindReader>> = {
  de: async () => kindByWords((await import('#shared/text/kinds/de.ts')).de),
  en: async () => (await import('#shared/text/kinds/en.ts')).kindInEnglish,
  es: async () => kindByWords((await import('#shared/text/kinds/es.ts')).es),
  fr: async () => kindByWords((await import('#shared/text/kinds/fr.ts')).fr),
  pt: async () => kindByWords((await import('#shared/text/kinds/pt.ts')).pt),
};

export async function detailsHint(topic: string): Promise<string> {
  const read = toRead(topic, '', pageLanguage.slice(0, 2));
  for (const language of read.languages) {
    const kind = (await readers[language]())(read.topic, read.details);
    if (kind !== 'subject') return wanted[kind];
  }
  return wanted.subject;
}
