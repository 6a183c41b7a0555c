import { upperFirst } from '../casing.ts';
import type { Head } from '../head.ts';
import { wordsOf } from '../language.ts';
import type { Unit } from '../unit.ts';

/** Words that say nothing new where two lines speak of the same; every job is looked for in one of these ways. */
const empty =
  /^(?:a|an|the|my|our|we|i|is|are|be|been|go|goes|going|come|comes|coming|of|for|in|on|at|to|and|with|new|now|we're|i'm|i've|we've|this|first|things?|looking|seeking|hiring|wanted|needs?|needed)$/;

function contentOf(text: string): Set<string> {
  const words = wordsOf(text).filter((word) => !empty.test(word));
  const stem = (word: string) => word.replace(/'s$|(?<=\p{L}{3})(?:ing|ed|es|s)$/u, '');
  const shortened = words.map((word) => word.replace(/^street$/, 'st').replace(/^road$/, 'rd'));
  return new Set(shortened.map(stem));
}

/** How much of what the other names the one says: all of it is 1. */
function shareSaid(text: string, other: string): number {
  const [said, wanted] = [contentOf(text), [...contentOf(other)]];
  return wanted.length === 0 ? 0 : wanted.filter((word) => said.has(word)).length / wanted.length;
}

const covers = (text: string, other: string) => shareSaid(text, other) === 1;

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
