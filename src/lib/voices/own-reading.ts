import type { Reading } from '#shared/text/tells.ts';
import type { VoicesState } from './state.ts';

/**
 * How the author's own voices change what is found in a text: words that come back in any of them are
 * theirs, and words that none of them uses are not. Measuring is loaded where there is a voice.
 */
export async function ownReading(state: VoicesState): Promise<Reading> {
  if (state.kind !== 'loaded' || state.voices.length === 0) return {};
  const { ownWords } = await import('#shared/text/voice/own-words.ts');
  const [first, ...others] = state.voices;
  const isIn = (words: readonly string[], word: string) =>
    words.some((each) => each.toLowerCase() === word.toLowerCase());
  return {
    ownWords: state.voices.flatMap(({ samples }) => ownWords(samples)),
    never: first?.never.filter((word) => others.every(({ never }) => isIn(never, word))) ?? [],
  };
}
