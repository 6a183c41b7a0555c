import { graveWords, heavyWords, peopleWords } from '../material/tender-words.ts';
import { wordsOf } from './form.ts';

/** What kind of care a topic asks for. */
export type Tenderness = 'none' | 'heavy' | 'grave' | 'people';

const losses =
  /\b(?:lost (?:my|our|her|his|their) (?!way\b|keys\b|phone\b|mind\b)|passed away|break[- ]?up|got fired|laid off|eating disorder|mental illness)/i;
const groups = /\b(?:(?:black|white) (?:people|women|men|lives)|people of colou?r|pay gap)\b/i;

export function tendernessOf(text: string): Tenderness {
  const words = wordsOf(text).map((word) => word.replace(/'s$/, ''));
  if (words.some((word) => graveWords.has(word)) || losses.test(text)) return 'grave';
  if (words.some((word) => peopleWords.has(word)) || groups.test(text)) return 'people';
  return words.some((word) => heavyWords.has(word)) ? 'heavy' : 'none';
}
