/**
 * Two texts that share more than this say the same again. Where both hold an hour, a place and a price they share a
 * third already, and whoever avoids that reads worse.
 */
export const tooMuchShared = 1 / 2;

function wordPairs(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

/**
 * How much of the shorter text stands in the other one, in pairs of words that follow each other: 1 for a copy and
 * for a shortened copy, 0 where nothing is repeated.
 */
export function overlap(one: string, other: string): number {
  const [fewer, more] = [wordPairs(one), wordPairs(other)].sort((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size === 0) return 0;
  return [...fewer].filter((pair) => more.has(pair)).length / fewer.size;
}
