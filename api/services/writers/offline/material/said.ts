import { wordsOf } from '../language.ts';

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
export function shareSaid(text: string, other: string): number {
  const [said, wanted] = [contentOf(text), [...contentOf(other)]];
  return wanted.length === 0 ? 0 : wanted.filter((word) => said.has(word)).length / wanted.length;
}

export const covers = (text: string, other: string) => shareSaid(text, other) === 1;
