import { graveWords, heavyWords } from '../material/tender-words.ts';
import { wordsOf } from './form.ts';

/** How much care a topic asks for. */
export type Tenderness = 'none' | 'heavy' | 'grave';

const phrases =
  /\b(?:lost (?:my|our|her|his|their) (?!way\b|keys\b|phone\b|mind\b)|passed away|black (?:people|women|men|lives)|white (?:people|men)|people of colou?r|pay gap|break[- ]?up|got fired|laid off|eating disorder|mental illness)/i;

export function tendernessOf(text: string): Tenderness {
  const words = wordsOf(text);
  if (words.some((word) => graveWords.has(word.replace(/'s$/, '')))) return 'grave';
  if (phrases.test(text)) return 'grave';
  return words.some((word) => heavyWords.has(word)) ? 'heavy' : 'none';
}
