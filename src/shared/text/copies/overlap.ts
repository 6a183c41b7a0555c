/** Two texts that share more than this, beside what both have to say, say the same again. */
export const tooMuchShared = 1 / 5;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];

function wordPairs(text: string, needed: ReadonlySet<string>): Set<string> {
  const words = wordsOf(text);
  return new Set(
    words
      .slice(1)
      .map((word, at): [string, string] => [words[at] ?? '', word])
      .filter((pair) => !pair.every((word) => needed.has(word)))
      .map((pair) => pair.join(' ')),
  );
}

/**
 * How much of the shorter text stands in the other one, in pairs of words that follow each other: 1 for a copy and
 * for a shortened copy, 0 where nothing is repeated. Pairs of words that are all needed in both don't count: an hour, a
 * place and a price make a third of a short post, and whoever avoids that reads worse.
 */
export function overlap(one: string, other: string, needed: readonly string[] = []): number {
  const known = new Set(needed.flatMap(wordsOf));
  const sets = [one, other].map((text) => wordPairs(text, known));
  const [fewer, more] = sets.sort((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size === 0) return 0;
  return [...fewer].filter((pair) => more.has(pair)).length / fewer.size;
}
