import { splitSentences } from '../sentences/split-sentences.ts';
import { unitsOf } from '../units.ts';

/** The sentences of each line; what is put together again is the post, without what was taken out. */
export function linesOf(text: string): string[][] {
  return text
    .split('\n')
    .map(splitSentences)
    .map((line) => line.map((one) => one.trim()));
}

export function joined(lines: readonly string[][]): string {
  return lines
    .map((line) => line.filter(Boolean).join(' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function leans(sentence: string): boolean {
  return unitsOf(sentence)[0]?.leans ?? false;
}
