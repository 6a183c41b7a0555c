import { t } from '../../language/t.ts';
import type { VoiceTraits } from '../voice.ts';
import type { Closing, Opening } from './edge-kinds.ts';

/** From here on a habit is more than chance, and from there on a rule. */
export const most = 0.7;
const many = 0.4;

/** A habit in two sentences: as a rule, and as one that many posts share. */
type Said = readonly [usually: string, often: string];

const openings: Record<Opening, Said> = {
  question: [t('Usually opens with a question.'), t('Often opens with a question.')],
  number: [t('Usually opens with a number.'), t('Often opens with a number.')],
  self: [
    t('Usually opens with the author (“I”, “we”, “my”).'),
    t('Often opens with the author (“I”, “we”, “my”).'),
  ],
  reader: [
    t('Usually opens with the reader (“you”, “your”).'),
    t('Often opens with the reader (“you”, “your”).'),
  ],
  emoji: [t('Usually opens with an emoji.'), t('Often opens with an emoji.')],
  statement: [
    t('Usually opens with the thing itself, neither “I” nor “you”.'),
    t('Often opens with the thing itself, neither “I” nor “you”.'),
  ],
};

const closings: Record<Closing, Said> = {
  question: [t('Usually ends with a question.'), t('Often ends with a question.')],
  exclamation: [
    t('Usually ends with an exclamation mark.'),
    t('Often ends with an exclamation mark.'),
  ],
  emoji: [t('Usually ends with an emoji.'), t('Often ends with an emoji.')],
  dots: [t('Usually ends with three dots.'), t('Often ends with three dots.')],
  bare: [
    t('Usually ends with no punctuation at all.'),
    t('Often ends with no punctuation at all.'),
  ],
  stop: [t('Usually ends with a plain full stop.'), t('Often ends with a plain full stop.')],
};

/** What is said of the kind that many posts share; null where they differ. */
function leading<Kind extends string>(
  shares: Record<Kind, number>,
  said: Record<Kind, Said>,
): string | null {
  const [first] = (Object.entries(shares) as [Kind, number][]).sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < many) return null;
  const [usually, often] = said[first[0]];
  return first[1] >= most ? usually : often;
}

export const opening = (traits: VoiceTraits) => leading(traits.openings, openings);

export const closing = (traits: VoiceTraits) => leading(traits.closings, closings);
