import { findLinks } from '../links.ts';

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
