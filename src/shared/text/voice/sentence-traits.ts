import { t } from '../../language/t.ts';
import { type Describe, meanOf } from './describe.ts';
import { most } from './edges.ts';

export const sentences: Describe = (traits) => {
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

export const contractions: Describe = ({ habits, language: spoken }) => {
  if (habits.contractions === null || (spoken ?? 'en') !== 'en') return null;
  const { mean } = habits.contractions;
  if (mean > most) return t('Nearly always contracts: “don’t”, “it’s”.');
  if (mean < 1 - most) return t('Hardly ever contracts: “do not”, “it is”.');
  return t('Contracts now and then: “don’t” beside “do not”.');
};

export const smallStarts: Describe = (traits) => {
  const share = meanOf(traits, 'smallStarts');
  if (share < 0.2) return null;
  return share > most
    ? t('Begins sentences in lower case.')
    : t('Begins some sentences in lower case.');
};

export const capitals: Describe = (traits) =>
  meanOf(traits, 'capitals') < 0.12 ? null : t('Puts single words in CAPITALS.');

export const persons: Describe = (traits) => {
  const self = meanOf(traits, 'selves');
  const reader = meanOf(traits, 'readers');
  if (Math.max(self, reader) < 0.15) return t('Speaks of neither “I” nor “you”.');
  if (self > 2 * reader) return t('Speaks of themselves more than of the reader.');
  return reader > 2 * self ? t('Speaks to the reader more than of themselves.') : null;
};
