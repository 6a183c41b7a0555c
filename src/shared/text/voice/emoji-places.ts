import { emojiSign } from './emoji-sign.ts';
import type { Post } from './post.ts';

/** How many emoji there are, how many stand before the words of their line, and behind all words. */
function placesOfEmoji({ body }: Post): { all: number; before: number; behind: number } {
  const places = { all: 0, before: 0, behind: 0 };
  for (const line of body.split('\n')) {
    const letters = [...line.matchAll(/[\p{L}\p{N}]/gu)];
    const first = letters[0]?.index ?? 0;
    const last = letters.at(-1)?.index ?? 0;
    const emoji = [...line.matchAll(emojiSign)].map(({ index }) => index);
    places.all += emoji.length;
    places.before += emoji.filter((index) => index < first).length;
    if (letters.length > 0) places.behind = 0;
    places.behind += emoji.filter((index) => index >= last).length;
  }
  return places;
}

export function shareOfEmoji(posts: readonly Post[], place: 'before' | 'behind'): number {
  const places = posts.map(placesOfEmoji);
  const all = places.reduce((sum, each) => sum + each.all, 0);
  return all === 0 ? 0 : places.reduce((sum, each) => sum + each[place], 0) / all;
}
