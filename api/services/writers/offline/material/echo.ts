import { upperFirst } from '../casing.ts';
import type { Head } from '../head.ts';
import type { Unit } from '../unit.ts';
import { covers, shareSaid } from './said.ts';

/** A mere title half of which is said again stutters; a number in it is a fact. */
function stutters({ form }: Head, first: string, named: string): boolean {
  return form === 'phrase' && !/\d/.test(named) && shareSaid(first, named) >= 0.5;
}

/** Nothing is said twice: of a topic and a sentence that says as much, the fuller one stays. */
export function withoutEcho(
  head: Head,
  units: readonly Unit[],
): { head: Head | null; units: Unit[] } {
  const fresh = units.filter(({ text, items }) => items.length > 0 || !covers(head.text, text));
  const [first, ...rest] = fresh;
  const [, label = '', named = head.text] = /^([^:]+: )(.+)$/.exec(head.text) ?? [];
  const asks = head.form === 'sentence' && head.end === '?';
  if (first === undefined || asks || first.leans || first.items.length > 0) {
    return { head, units: fresh };
  }
  const opens = fresh.slice(0, 2).filter(({ items }) => items.length === 0);
  const opening = opens.map(({ text }) => text).join(' ');
  if (!covers(opening, named) && !stutters(head, opening, named)) return { head, units: fresh };
  const text = label === '' ? first.text : upperFirst(label) + first.text;
  return { head: null, units: [{ ...first, text }, ...rest] };
}

/** In a language whose words are not known here, only what begins with the topic repeats it. */
export function withoutRepeat(
  head: Head,
  units: readonly Unit[],
): { head: Head | null; units: Unit[] } {
  const [first] = units;
  const again = first?.text.toLowerCase().startsWith(head.text.toLowerCase());
  return { head: again && first?.items.length === 0 ? null : head, units: [...units] };
}
