import { countPost } from './count.ts';
import { findEntities } from './entities.ts';
import { graphemesOf } from './graphemes.ts';
import { findLinks } from './links.ts';
import type { Place } from './place.ts';

export interface Atom {
  text: string;
  weight: number;
}

/** The pieces a cut must not break: links, hashtags, mentions, and graphemes elsewhere. */
export function* atomsOf(text: string, place: Place): Generator<Atom> {
  const spans = [...findEntities(text), ...findLinks(text)].sort((a, b) => a.start - b.start);
  let next = 0;
  let start = 0;
  let wholeTo = 0;
  for (const { segment, index } of graphemesOf(text)) {
    const end = index + segment.length;
    for (let span = spans[next]; span !== undefined && span.start < end; span = spans[next]) {
      wholeTo = Math.max(wholeTo, span.end);
      next += 1;
    }
    if (end < wholeTo) continue;
    const whole = text.slice(start, end);
    // Most of a text, and the same everywhere: counting each by itself takes a hundred times as long.
    const isPlain = whole.length === 1 && whole < '\u0080';
    yield { text: whole, weight: isPlain ? 1 : countPost(whole, place) };
    start = end;
  }
}
