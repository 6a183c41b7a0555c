import type { VoiceTraits } from '../voice.ts';
import type { Closing, Opening } from './habits.ts';

/** From here on a habit is more than chance, and from there on a rule. */
export const most = 0.7;
const many = 0.4;

const openingWords: Record<Opening, string> = {
  question: 'a question',
  number: 'a number',
  self: 'the author (“I”, “we”, “my”)',
  reader: 'the reader (“you”, “your”)',
  emoji: 'an emoji',
  statement: 'the thing itself, neither “I” nor “you”',
};

const closingWords: Record<Closing, string> = {
  question: 'a question',
  exclamation: 'an exclamation mark',
  emoji: 'an emoji',
  dots: 'three dots',
  bare: 'no punctuation at all',
  stop: 'a plain full stop',
};

/** The kind that many posts share, or null where they differ. */
function leading<Kind extends string>(shares: Record<Kind, number>): [Kind, number] | null {
  const [first] = (Object.entries(shares) as [Kind, number][]).sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] >= many ? first : null;
}

const often = (share: number) => (share >= most ? 'Usually' : 'Often');

export const opening = ({ openings }: VoiceTraits) => {
  const found = leading(openings);
  return found && `${often(found[1])} opens with ${openingWords[found[0]]}.`;
};

export const closing = ({ closings }: VoiceTraits) => {
  const found = leading(closings);
  return found && `${often(found[1])} ends with ${closingWords[found[0]]}.`;
};
