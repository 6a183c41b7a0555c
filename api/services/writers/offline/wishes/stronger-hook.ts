import { unitsOf } from '../units.ts';
import { joined, leans, linesOf } from './lines.ts';

const longestHook = 100;

/** A number or a name pulls a reader in; a call belongs to the end. */
function pull(sentence: string): number {
  const [unit] = unitsOf(sentence);
  if (unit === undefined || unit.call || unit.leans || unit.items.length > 0) return 0;
  if (!unit.sentence || sentence.length > longestHook || /[#@]|:\/\//.test(sentence)) return 0;
  return 1 + (/\d/.test(sentence) ? 2 : 0) + (unit.facts.has('price') ? 1 : 0);
}

/** Another of the author's own sentences first, and the others in their order. */
export function strongerHook(text: string): string {
  const lines = linesOf(text);
  const all = lines.flatMap((line, row) => line.map((sentence, at) => ({ sentence, row, at })));
  const [first, ...others] = all.filter(({ sentence }) => sentence !== '');
  if (!first) return text;
  const free = others.filter((_, at) => !leans(others[at + 1]?.sentence ?? ''));
  const best = free.reduce(
    (one, two) => (pull(two.sentence) > pull(one.sentence) ? two : one),
    first,
  );
  if (best === first) return text;
  const row = lines[best.row] ?? [];
  row[best.at] = '';
  lines[first.row]?.unshift(best.sentence);
  return joined(lines);
}
