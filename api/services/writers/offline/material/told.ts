import type { Fact } from '../facts.ts';
import { wordsOf } from '../language.ts';
import type { Unit } from '../unit.ts';
import { type Setting, type Weight, weightOf } from '../weight.ts';

/** A sentence of the author's, and how much it matters. */
export interface Told {
  unit: Unit;
  weight: Weight;
  /** What it speaks of, without which it says nothing. */
  on: Told | null;
}

const someone = /\b(?:she|he|her|his|him|hers)\b/i;
const firstWord = ({ text }: Unit) => wordsOf(text)[0];

/** Two sentences about the same "she" lean on the one before both. */
function supportOf(unit: Unit, before: Told | undefined): Told | null {
  const leans = unit.leans || someone.test(unit.text);
  if (!leans || before === undefined || before.unit.call) return null;
  const same = before.unit.leans && firstWord(before.unit) === firstWord(unit);
  return same ? before.on : before;
}

/** People type first what matters most, also what no pattern knows for a place or a name. */
const early = 3;

/** A list, or else the first, says what it is about, and a story ends on its last. */
export function toldOf(
  units: readonly Unit[],
  setting: Omit<Setting, 'known'>,
  quiet: boolean,
): Told[] {
  const all: Told[] = [];
  const known = new Set<Fact>();
  const isList = ({ items }: Unit) => items.length > 1;
  const first = Math.max(0, units.findIndex(isList));
  for (const [at, unit] of units.entries()) {
    const last = !setting.practical && at === units.length - 1;
    const edge = at === first || last || isList(unit);
    const own = edge || quiet ? 'needed' : weightOf(unit, { ...setting, known });
    const weight = setting.practical && at < early && own !== 'needed' ? 'useful' : own;
    all.push({ unit, weight, on: supportOf(unit, all.at(-1)) });
    for (const fact of unit.facts) known.add(fact);
  }
  return all;
}
