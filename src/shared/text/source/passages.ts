import type { Source } from '../../contracts/page-sources.ts';
import { hitsOf } from './hits.ts';
import { lettersOf } from './letters.ts';
import { runsOfSource, tooMany } from './runs.ts';

/** A place in a text, from `start` to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** The passages of a post that stand on the page word for word, and are longer than may be taken over. */
export function passagesIn(
  post: string,
  source: Pick<Source, 'title' | 'text'> | undefined,
): Span[] {
  if (source === undefined) return [];
  const { letters, places } = lettersOf(post);
  // No run is shorter, and most begin with letters that stand nowhere in the post.
  const heads = new Set(places.map((_, at) => letters.slice(at, at + tooMany)));
  const found: Span[] = [];
  for (const run of runsOfSource(source)) {
    if (!heads.has(run.slice(0, tooMany))) continue;
    for (const at of hitsOf(run, letters)) {
      const last = places[at + run.length - 1] ?? 0;
      found.push({ start: places[at] ?? 0, end: last + (post[last] ?? '').length });
    }
  }
  return joined(found);
}

function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of spans.sort((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
