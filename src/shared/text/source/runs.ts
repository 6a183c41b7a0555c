import type { Source } from '../../contracts/page-sources.ts';
import { rules } from '../../rules.ts';
import { lettersOf } from './letters.ts';

/** One more in a row than may be taken over as they are. */
export const tooMany = rules.source.passageWords + 1;
const words = new Intl.Segmenter('und', { granularity: 'word' });

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
