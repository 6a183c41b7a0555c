import { wordList } from './editor-data.ts';

const neverNames = wordList('Never names');
const spellings = new Map([...wordList('Spellings')].map((word) => [word.toLowerCase(), word]));
const word = /(?<![@#.\p{L}\p{N}])\p{L}[\p{L}\p{M}\p{N}'’-]*(?![@.][\p{L}\p{N}])/gu;

/** A capital at the beginning, unless that is an address, a handle or a name such as iPhone. */
export function upperFirst(text: string): string {
  const [, quote = '', first = ''] = /^(["“'‘(¿¡]?)(\S*)/u.exec(text) ?? [];
  if (/^[@#]|^\S+@|^\p{Ll}+\p{Lu}|^\p{L}[\p{L}\p{N}-]*\.\p{L}|:\/\//u.test(first)) return text;
  const [letter = ''] = first;
  return quote + letter.toUpperCase() + text.slice(quote.length + letter.length);
}

/** Lowers the capital of a first word that is surely not a name. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}'’-]+(?=[\s,:.!?]|$)/u.exec(text)?.[0] ?? '';
  const plain = first.toLowerCase().replaceAll('’', "'");
  if (plain === 'i' || plain.startsWith("i'") || spellings.has(plain)) return text;
  // "Black Friday" keeps what "Black shoes" may lose.
  const named = /^\S+ \p{Lu}\p{Ll}/u.test(text) && !/^(?:the|a|an|our|my|your|we)$/.test(plain);
  if (named || !/^\p{Lu}[^\p{Lu}]*$/u.test(first)) return text;
  if (!neverNames.has(plain) && !/\p{L}{3}(?:ing|ed)$/u.test(plain)) return text;
  return plain + text.slice(first.length);
}

/** Shouting put right, well-known words in their own spelling. */
export function settleCase(text: string): string {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const shouted = capitals > 4 && !/\p{Ll}/u.test(text) && !/\d/.test(text) && text.includes(' ');
  return text.replace(word, (found) => {
    const plain = found.toLowerCase().replaceAll('’', "'");
    const known = spellings.get(plain);
    if (known !== undefined && (found === plain || shouted)) return known;
    return shouted ? plain : found;
  });
}

/** "Remote Work Burnout" as a sentence would have it, unless a word in it may be a name. */
export function lowerTitle(text: string): string {
  const plain = (text.match(word) ?? []).every((one) => neverNames.has(one.toLowerCase()));
  return plain && (text.match(/(?<!\S)\p{Lu}/gu)?.length ?? 0) > 1 ? text.toLowerCase() : text;
}
