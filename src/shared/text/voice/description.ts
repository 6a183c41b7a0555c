import { formatList } from '../../language/format-list.ts';
import { pageLanguage } from '../../language/page-language.ts';
import { t, tCount } from '../../language/t.ts';
import type { VoiceTraits } from '../voice.ts';
import { about, type Describe, meanOf } from './describe.ts';
import { closing, opening } from './edges.ts';
import { capitals, contractions, persons, sentences, smallStarts } from './sentence-traits.ts';
import {
  absent,
  dashes,
  ellipses,
  emoji,
  exclamations,
  hashtags,
  questions,
} from './sign-traits.ts';

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

const paragraphs: Describe = (traits) => {
  const mean = meanOf(traits, 'blankLines');
  if (mean < 0.4) return t('Writes in one block, without blank lines.');
  const count = about(mean);
  return tCount(count, 'About {count} blank line a post.', 'About {count} blank lines a post.');
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
