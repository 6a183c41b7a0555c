import { countPost } from './count.ts';
import { cuts, ellipsis, leastKept } from './cutting/cuts.ts';
import { findEntities } from './entities.ts';
import { graphemesOf } from './graphemes.ts';
import { splitEnding, withHashtags } from './hashtags.ts';
import { type Place, rulesAt } from './place.ts';

function textsOf(text: string): string[] {
  return [...findEntities(text)].map(({ start, end }) => text.slice(start, end));
}

function endsApart(body: string): boolean {
  const last = graphemesOf(body).containing(body.length - 1)?.segment;
  return last === ellipsis || !body.endsWith(ellipsis);
}

/**
 * The post cut at a sentence's end, else at a word's end with an ellipsis, so that it fits. It keeps
 * as many of the hashtags at its end as leave the body its room. Of a post in which nothing fits,
 * such as a single giant link, nothing remains. `reserved` is room that something else will take.
 */
export function cutToFit(text: string, place: Place, reserved = 0): string {
  const { limit: whole, hashtags } = rulesAt(place);
  const limit = whole - reserved;
  if (countPost(text, place) <= limit) return text;
  const original = new Set(textsOf(text));
  const ending = splitEnding(text);
  for (let kept = Math.min(hashtags, ending.blocks.length); kept >= 0; kept -= 1) {
    const block = withHashtags({ ...ending, body: '', gap: ending.gap || ' ' }, kept);
    const room = limit - countPost(block, place);
    if (kept > 0 && room < leastKept * limit) continue;
    for (const body of cuts(ending.body, room, place)) {
      const cut = body + block;
      if (body === '' || !endsApart(body) || countPost(cut, place) > limit) continue;
      // Cut off in the wrong place, a name may become a link or a hashtag that nobody wrote.
      if (textsOf(cut).every((name) => original.has(name))) return cut;
    }
  }
  return '';
}
