import { formatList } from '../../language/format-list.ts';
import { formatNumber, pageLanguage } from '../../language/page-language.ts';
import { t, tCount } from '../../language/t.ts';
import type { VoiceTraits } from '../voice.ts';
import { closing, most, opening } from './edges.ts';
import type { Habit } from './habits.ts';

type Describe = (traits: VoiceTraits) => string | null;

/** Fewer than one in twenty-five, of sentences or of posts, is none. */
const rare = 0.04;

function meanOf({ habits }: VoiceTraits, habit: Habit): number {
  return habits[habit]?.mean ?? 0;
}

/** Smaller numbers say more with a half: "about 1.5 emoji". */
function about(number: number): number {
  return number < 3 ? Math.round(number * 2) / 2 : Math.round(number);
}

const languages = new Intl.DisplayNames(pageLanguage, { type: 'language' });

const language: Describe = (traits) => {
  const name = traits.language === null ? undefined : languages.of(traits.language);
  return name === undefined ? null : t('Writes in {language}.', { language: name });
};

const length: Describe = (traits) =>
  tCount(
    about(meanOf(traits, 'postWords')),
    'A post has about {count} word.',
    'A post has about {count} words.',
  );

const sentences: Describe = (traits) => {
  const words = meanOf(traits, 'sentenceWords');
  if (words === 0) return null;
  const spread = meanOf(traits, 'sentenceSpread');
  const mean = Math.round(words);
  const from = Math.round(Math.max(1, words - spread));
  const to = Math.round(words + spread);
  const values = { mean, from, to };
  const differ = from !== to;
  if (words < 9)
    return differ
      ? t('Short sentences of about {mean} words, mostly {from} to {to}.', values)
      : t('Short sentences of about {mean} words.', values);
  if (words > 17)
    return differ
      ? t('Long sentences of about {mean} words, mostly {from} to {to}.', values)
      : t('Long sentences of about {mean} words.', values);
  return differ
    ? t('Sentences of about {mean} words, mostly {from} to {to}.', values)
    : t('Sentences of about {mean} words.', values);
};

const contractions: Describe = ({ habits, language: spoken }) => {
  if (habits.contractions === null || (spoken ?? 'en') !== 'en') return null;
  const { mean } = habits.contractions;
  if (mean > most) return t('Nearly always contracts: “don’t”, “it’s”.');
  if (mean < 1 - most) return t('Hardly ever contracts: “do not”, “it is”.');
  return t('Contracts now and then: “don’t” beside “do not”.');
};

/** 4 for "one sentence in 4"; null where it is nearly every one. */
function oneIn(share: number): number | null {
  const number = Math.round(1 / share);
  return number <= 1 ? null : number;
}

const questions: Describe = (traits) => {
  const share = meanOf(traits, 'questions');
  if (share < rare) return null;
  const number = oneIn(share);
  return number === null
    ? t('Asks: nearly every sentence is a question.')
    : t('Asks: one sentence in {number} is a question.', { number });
};

const exclamations: Describe = (traits) => {
  const share = meanOf(traits, 'exclamations');
  if (share < rare) return null;
  const number = oneIn(share);
  return number === null
    ? t('Exclaims: nearly every sentence ends with an exclamation mark.')
    : t('Exclaims: one sentence in {number} ends with an exclamation mark.', { number });
};

const emoji: Describe = (traits) => {
  const mean = meanOf(traits, 'emoji');
  if (mean < rare) return null;
  if (mean < 0.75) return t('An emoji now and then, in fewer than every second post.');
  const count = formatNumber(about(mean));
  const { emojiBefore, emojiBehind } = traits;
  if (emojiBefore > 0.5)
    return t('About {count} emoji a post, mostly in front of a line.', { count });
  return emojiBehind > 0.5
    ? t('About {count} emoji a post, mostly at the end.', { count })
    : t('About {count} emoji a post.', { count });
};

const hashtags: Describe = (traits) => {
  const mean = meanOf(traits, 'hashtags');
  if (mean < rare) return null;
  if (mean < 0.75) return t('A hashtag now and then, in fewer than every second post.');
  return tCount(about(mean), 'About {count} hashtag a post.', 'About {count} hashtags a post.');
};

const paragraphs: Describe = (traits) => {
  const mean = meanOf(traits, 'blankLines');
  if (mean < 0.4) return t('Writes in one block, without blank lines.');
  const count = about(mean);
  return tCount(count, 'About {count} blank line a post.', 'About {count} blank lines a post.');
};

const smallStarts: Describe = (traits) => {
  const share = meanOf(traits, 'smallStarts');
  if (share < 0.2) return null;
  return share > most
    ? t('Begins sentences in lower case.')
    : t('Begins some sentences in lower case.');
};

const capitals: Describe = (traits) =>
  meanOf(traits, 'capitals') < 0.12 ? null : t('Puts single words in CAPITALS.');

const dashes: Describe = (traits) => {
  const share = meanOf(traits, 'dashes');
  if (share < rare) return null;
  const number = oneIn(share);
  return number === null
    ? t('Uses a dash in nearly every sentence.')
    : t('Uses a dash in one sentence in {number}.', { number });
};

const ellipses: Describe = (traits) =>
  meanOf(traits, 'ellipses') < 0.08 ? null : t('Lets sentences trail off with three dots.');

const persons: Describe = (traits) => {
  const self = meanOf(traits, 'selves');
  const reader = meanOf(traits, 'readers');
  if (Math.max(self, reader) < 0.15) return t('Speaks of neither “I” nor “you”.');
  if (self > 2 * reader) return t('Speaks of themselves more than of the reader.');
  return reader > 2 * self ? t('Speaks to the reader more than of themselves.') : null;
};

const absences: [Habit, string][] = [
  ['questions', t('questions')],
  ['exclamations', t('exclamation marks')],
  ['dashes', t('dashes')],
  ['emoji', t('emoji')],
  ['hashtags', t('hashtags')],
];

const alternatives = new Intl.ListFormat(pageLanguage, { type: 'disjunction' });

const absent: Describe = (traits) => {
  const missing = absences.filter(([habit]) => meanOf(traits, habit) < rare);
  if (missing.length === 0) return null;
  const habits = alternatives.format(missing.map(([, name]) => name));
  return t('Uses no {habits}.', { habits });
};

const shownWords = 8;

const recurring: Describe = ({ words }) =>
  words.length === 0
    ? null
    : t('Words that come back: {words}.', {
        words: formatList(words.slice(0, shownWords), 'unit'),
      });

const descriptions: Describe[] = [
  language,
  length,
  sentences,
  contractions,
  persons,
  opening,
  closing,
  questions,
  exclamations,
  dashes,
  ellipses,
  emoji,
  hashtags,
  paragraphs,
  smallStarts,
  capitals,
  absent,
  recurring,
];

/** The measured habits in sentences, for the person who wrote the posts and for a writer. */
export function describeTraits(traits: VoiceTraits): string[] {
  return descriptions.map((describe) => describe(traits)).filter((text) => text !== null);
}
