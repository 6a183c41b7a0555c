import type { Source } from '../../contracts/page-sources.ts';
import { rules } from '../../rules.ts';
import { showsSomething } from '../clean/visible.ts';
import { sentenceStarts } from '../feed/sentences.ts';
import { findLinks } from '../links.ts';
import { hitsOf } from './hits.ts';

/** A place in a text, from `start` to `end`. */
interface Span {
  start: number;
  end: number;
}

/** One more in a row than may be taken over as they are. */
const tooMany = rules.source.passageWords + 1;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** A text's letters and nothing else, small and without accents, and the place of each. */
interface Letters {
  letters: string;
  places: number[];
}

/** Spaces, signs, numbers and links may differ: what is said in the same words is still copied. */
function lettersOf(text: string): Letters {
  const links = [...findLinks(text)].filter(({ sure }) => sure);
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    while (links[0] && links[0].end <= at) links.shift();
    const linked = links[0] !== undefined && links[0].start <= at;
    const folded = linked ? '' : sign.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '');
    for (let more = 0; more < folded.length; more += 1) places.push(at);
    letters += folded;
    at += sign.length;
  }
  return { letters, places };
}

/** All runs of so many words, each once, by their letters. A script without spaces has words too. */
function runsOf(text: string): Set<string> {
  const { letters, places } = lettersOf(text);
  const runs = new Set<string>();
  const starts: number[] = [];
  let at = 0;
  for (const { index, segment } of words.segment(text)) {
    const start = at;
    while ((places[at] ?? Number.POSITIVE_INFINITY) < index + segment.length) at += 1;
    if (at === start) continue;
    starts.push(start);
    const first = starts.at(-tooMany);
    if (first !== undefined) runs.add(letters.slice(first, at));
  }
  return runs;
}

/** The title alone and the text alone: nobody reads on from the one into the other. */
const known = new WeakMap<object, Set<string>>();

function runsOfSource(source: Pick<Source, 'title' | 'text'>): Set<string> {
  const runs = known.get(source) ?? runsOf(source.title).union(runsOf(source.text));
  known.set(source, runs);
  return runs;
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

/** Without the sentences that hold a passage; null where less than half is left, which is no post any more. */
export function withoutPassages(post: string, passages: readonly Span[]): string | null {
  const starts = [0, ...sentenceStarts(post), post.length];
  const kept = starts.slice(0, -1).flatMap((start, at) => {
    const end = starts[at + 1] ?? post.length;
    const copied = passages.some((passage) => passage.start < end && start < passage.end);
    return copied ? [] : [post.slice(start, end)];
  });
  const text = kept
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text.length * 2 < post.length || !showsSomething(text) ? null : text;
}
