import type { VoiceTraits } from '../voice.ts';
import { closing, most, opening } from './edges.ts';
import type { Habit } from './habits.ts';

type Describe = (traits: VoiceTraits) => string | null;

/** Fewer than one in twenty-five, of sentences or of posts, is none. */
const rare = 0.04;

function meanOf({ habits }: VoiceTraits, habit: Habit): number {
  return habits[habit]?.mean ?? 0;
}

const whole = (number: number) => String(Math.round(number));

/** Smaller numbers say more with a half: "about 1.5 emoji". */
function about(number: number): string {
  return number < 3 ? String(Math.round(number * 2) / 2) : whole(number);
}

function counted(number: number, one: string, several: string): string {
  return `${about(number)} ${about(number) === '1' ? one : several}`;
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

const language: Describe = (traits) =>
  traits.language === null ? null : `Writes in ${languages.of(traits.language)}.`;

const length: Describe = (traits) =>
  `A post has about ${counted(meanOf(traits, 'postWords'), 'word', 'words')}.`;

const sentences: Describe = (traits) => {
  const mean = meanOf(traits, 'sentenceWords');
  if (mean === 0) return null;
  const spread = meanOf(traits, 'sentenceSpread');
  const size = mean < 9 ? 'Short sentences' : mean > 17 ? 'Long sentences' : 'Sentences';
  const from = whole(Math.max(1, mean - spread));
  const to = whole(mean + spread);
  return from === to
    ? `${size} of about ${to} words.`
    : `${size} of about ${whole(mean)} words, mostly ${from} to ${to}.`;
};

const contractions: Describe = ({ habits, language: spoken }) => {
  if (habits.contractions === null || (spoken ?? 'en') !== 'en') return null;
  const { mean } = habits.contractions;
  if (mean > most) return 'Nearly always contracts: “don’t”, “it’s”.';
  if (mean < 1 - most) return 'Hardly ever contracts: “do not”, “it is”.';
  return 'Contracts now and then: “don’t” beside “do not”.';
};

/** "one sentence in 4" */
function oneIn(share: number): string {
  const every = Math.round(1 / share);
  return every <= 1 ? 'nearly every sentence' : `one sentence in ${every}`;
}

const questions: Describe = (traits) => {
  const share = meanOf(traits, 'questions');
  return share < rare ? null : `Asks: ${oneIn(share)} is a question.`;
};

const exclamations: Describe = (traits) => {
  const share = meanOf(traits, 'exclamations');
  return share < rare ? null : `Exclaims: ${oneIn(share)} ends with an exclamation mark.`;
};

const emoji: Describe = (traits) => {
  const mean = meanOf(traits, 'emoji');
  if (mean < rare) return null;
  if (mean < 0.75) return 'An emoji now and then, in fewer than every second post.';
  const { emojiBefore, emojiBehind } = traits;
  const place =
    emojiBefore > 0.5
      ? ', mostly in front of a line'
      : emojiBehind > 0.5
        ? ', mostly at the end'
        : '';
  return `About ${about(mean)} emoji a post${place}.`;
};

const hashtags: Describe = (traits) => {
  const mean = meanOf(traits, 'hashtags');
  if (mean < rare) return null;
  return mean < 0.75
    ? 'A hashtag now and then, in fewer than every second post.'
    : `About ${counted(mean, 'hashtag', 'hashtags')} a post.`;
};

const paragraphs: Describe = (traits) => {
  const mean = meanOf(traits, 'blankLines');
  if (mean < 0.4) return 'Writes in one block, without blank lines.';
  return `About ${counted(mean, 'blank line', 'blank lines')} a post.`;
};

const smallStarts: Describe = (traits) => {
  const share = meanOf(traits, 'smallStarts');
  if (share < 0.2) return null;
  return share > most ? 'Begins sentences in lower case.' : 'Begins some sentences in lower case.';
};

const capitals: Describe = (traits) =>
  meanOf(traits, 'capitals') < 0.12 ? null : 'Puts single words in CAPITALS.';

const dashes: Describe = (traits) => {
  const share = meanOf(traits, 'dashes');
  return share < rare ? null : `Uses a dash in ${oneIn(share)}.`;
};

const ellipses: Describe = (traits) =>
  meanOf(traits, 'ellipses') < 0.08 ? null : 'Lets sentences trail off with three dots.';

const persons: Describe = (traits) => {
  const self = meanOf(traits, 'selves');
  const reader = meanOf(traits, 'readers');
  if (Math.max(self, reader) < 0.15) return 'Speaks of neither “I” nor “you”.';
  if (self > 2 * reader) return 'Speaks of themselves more than of the reader.';
  return reader > 2 * self ? 'Speaks to the reader more than of themselves.' : null;
};

const absences: [Habit, string][] = [
  ['questions', 'questions'],
  ['exclamations', 'exclamation marks'],
  ['dashes', 'dashes'],
  ['emoji', 'emoji'],
  ['hashtags', 'hashtags'],
];

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

const absent: Describe = (traits) => {
  const missing = absences.filter(([habit]) => meanOf(traits, habit) < rare);
  if (missing.length === 0) return null;
  return `Uses no ${alternatives.format(missing.map(([, name]) => name))}.`;
};

const shownWords = 8;

const recurring: Describe = ({ words }) =>
  words.length === 0 ? null : `Words that come back: ${words.slice(0, shownWords).join(', ')}.`;

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
