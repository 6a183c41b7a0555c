import {
  askingWords,
  countables,
  determiners,
  everydayWords,
  finiteVerbs,
  prepositions,
  pronouns,
  spellings,
} from '../material/words.ts';
import { isGerund } from './gerund.ts';

const wordPattern = /(?<![@#.])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const functionWords = [askingWords, determiners, prepositions, pronouns, finiteVerbs];

function isEveryday(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'");
  if (spellings.has(plain)) return false;
  return (
    functionWords.some((list) => list.has(plain)) ||
    everydayWords.has(plain) ||
    countables.has(plain) ||
    (isGerund(plain) && plain !== 'beijing')
  );
}

export function upperFirst(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** Lowers the capital of a first word that is surely not a name. */
export function lowerFirst(text: string): string {
  const first = text.match(/^[\p{L}'’-]+(?=[\s,]|$)(?!\s\p{Lu}\p{L})/u)?.[0] ?? '';
  if (!/^\p{Lu}[^\p{Lu}]*$/u.test(first) || !isEveryday(first)) return text;
  return first.toLowerCase() + text.slice(first.length);
}

/** "Remote Work Burnout" as a sentence would have it, unless a word in it may be a name. */
export function lowerTitle(text: string): string {
  const found = text.match(wordPattern) ?? [];
  const capitals = found.filter((word) => /^\p{Lu}/u.test(word));
  if (capitals.length < 2 || !found.every(isEveryday)) return text;
  return text.toLowerCase();
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 4 && !/\p{Ll}/u.test(text);
}

/** Letters that change their case again and again, or a caps lock the wrong way around. */
function isJumbled(word: string): boolean {
  const jumps = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  return jumps > 2 || /^\p{Ll}\p{Lu}{3,}$/u.test(word);
}

/** Shouting and slips of the shift key put right, well-known words in their own spelling. */
export function settleCase(text: string): string {
  const shouted = isShouted(text);
  return text.replace(wordPattern, (word) => {
    const plain = word.toLowerCase().replaceAll('’', "'");
    const known = spellings.get(plain);
    if (known !== undefined && (word === plain || shouted)) return known;
    return shouted || isJumbled(word) ? word.toLowerCase() : word;
  });
}
