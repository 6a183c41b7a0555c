import { tokensOf } from '../tells/tokens.ts';
import { saysLittle } from './stop-words.ts';

const leastUses = 3;
const longestPhrase = 4;

function wordsBySentence(text: string): string[][] {
  const sentences: string[][] = [[]];
  for (const { kind, text: word } of tokensOf(text)) {
    if (kind === 'word') sentences.at(-1)?.push(word);
    else sentences.push([]);
  }
  return sentences;
}

function* phrasesIn(words: readonly string[]): Generator<string> {
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= longestPhrase && at + length <= words.length; length += 1) {
      const phrase = words.slice(at, at + length);
      if (!phrase.every(saysLittle)) yield phrase.join(' ');
    }
  }
}

/** Words, and turns of up to four words, that the author uses three times or more: their own. */
export function ownWords(samples: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const sentence of samples.flatMap(wordsBySentence)) {
    for (const phrase of phrasesIn(sentence)) uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
  }
  return [...uses]
    .filter(([, count]) => count >= leastUses)
    .sort(([, a], [, b]) => b - a)
    .map(([phrase]) => phrase);
}
