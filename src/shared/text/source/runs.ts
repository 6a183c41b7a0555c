import type { Source } from '../../contracts/page-sources.ts';
import { rules } from '../../rules.ts';
import { findLinks } from '../links.ts';

/** One more in a row than may be taken over as they are. */
export const tooMany = rules.source.passageWords + 1;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** A text's letters and nothing else, small and without accents, and the place of each. */
interface Letters {
  letters: string;
  places: number[];
}

/** Spaces, signs, numbers and links may differ: what is said in the same words is still copied. */
export function lettersOf(text: string): Letters {
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

export function runsOfSource(source: Pick<Source, 'title' | 'text'>): Set<string> {
  const runs = known.get(source) ?? runsOf(source.title).union(runsOf(source.text));
  known.set(source, runs);
  return runs;
}
