import { factsOf } from '#shared/text/facts/facts-of.ts';
import { unitsOf } from '../units.ts';
import { weightOf } from '../weight.ts';
import { joined, leans, linesOf } from './lines.ts';
import { Said } from './said.ts';

/** As if a reader were to act on each sentence: doubtful ones stay. */
const careful = { practical: true, narrated: false, known: new Set<never>() };

function isColor(sentence: string): boolean {
  const [unit, ...more] = unitsOf(sentence);
  return unit !== undefined && more.length === 0 && weightOf(unit, careful) === 'color';
}

const enough = 2 / 3;

/** Without its colorful sentences, the last ones first; the first sentence stays, and every fact. */
export function shorter(text: string): string {
  const lines = linesOf(text);
  const all = lines.flatMap((line) => line.map((sentence, at) => ({ line, at, sentence })));
  const sentences = all
    .filter(({ sentence }) => sentence !== '')
    .map((one) => ({ ...one, facts: factsOf(one.sentence) }));
  const said = new Said();
  for (const { facts } of sentences) said.count(facts, 1);
  let length = joined(lines).length;
  let next = '';
  for (const { line, at, sentence, facts } of sentences.slice(1).toReversed()) {
    if (length <= text.length * enough) break;
    if (leans(next) || !isColor(sentence) || !said.without(facts)) {
      next = sentence;
      continue;
    }
    line[at] = '';
    said.count(facts, -1);
    length -= sentence.length + 1;
  }
  return joined(lines);
}
