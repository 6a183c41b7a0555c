import { formatNumber, pageLanguage } from '../../language/page-language.ts';
import { t, tCount } from '../../language/t.ts';
import { about, type Describe, meanOf, oneIn, rare } from './describe.ts';
import type { Habit } from './habits.ts';

export const questions: Describe = (traits) => {
  const share = meanOf(traits, 'questions');
  if (share < rare) return null;
  const number = oneIn(share);
  return number === null
    ? t('Asks: nearly every sentence is a question.')
    : t('Asks: one sentence in {number} is a question.', { number });
};

export const exclamations: Describe = (traits) => {
  const share = meanOf(traits, 'exclamations');
  if (share < rare) return null;
  const number = oneIn(share);
  return number === null
    ? t('Exclaims: nearly every sentence ends with an exclamation mark.')
    : t('Exclaims: one sentence in {number} ends with an exclamation mark.', { number });
};

export const emoji: Describe = (traits) => {
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

export const hashtags: Describe = (traits) => {
  const mean = meanOf(traits, 'hashtags');
  if (mean < rare) return null;
  if (mean < 0.75) return t('A hashtag now and then, in fewer than every second post.');
  return tCount(about(mean), 'About {count} hashtag a post.', 'About {count} hashtags a post.');
};

export const dashes: Describe = (traits) => {
  const share = meanOf(traits, 'dashes');
  if (share < rare) return null;
  const number = oneIn(share);
  return number === null
    ? t('Uses a dash in nearly every sentence.')
    : t('Uses a dash in one sentence in {number}.', { number });
};

export const ellipses: Describe = (traits) =>
  meanOf(traits, 'ellipses') < 0.08 ? null : t('Lets sentences trail off with three dots.');

const absences: [Habit, string][] = [
  ['questions', t('questions')],
  ['exclamations', t('exclamation marks')],
  ['dashes', t('dashes')],
  ['emoji', t('emoji')],
  ['hashtags', t('hashtags')],
];

const alternatives = new Intl.ListFormat(pageLanguage, { type: 'disjunction' });

export const absent: Describe = (traits) => {
  const missing = absences.filter(([habit]) => meanOf(traits, habit) < rare);
  if (missing.length === 0) return null;
  const habits = alternatives.format(missing.map(([, name]) => name));
  return t('Uses no {habits}.', { habits });
};
