import { type Atom, atomsOf } from '../atoms.ts';
import { type Place, rulesAt } from '../place.ts';

export const space = /^\s/;

export interface Taken {
  text: string;
  /** The places in `text` where it may be cut, in order; the last is its end. */
  places: number[];
  /** What comes next; undefined where everything has been taken. */
  next: Atom | undefined;
}

/** As much of the beginning as fits. What could never fit, such as a giant link, is left out. */
export function take(text: string, room: number, place: Place): Taken {
  let taken = '';
  let weight = 0;
  const places = [0];
  let afterGap = false;
  for (const atom of atomsOf(text, place)) {
    if (atom.weight > rulesAt(place).limit) {
      afterGap = true;
      continue;
    }
    // A mark on its own at the beginning of a line would move to what was in front of the gap.
    if (afterGap && /^[\p{M}\p{Emoji_Modifier}]/u.test(atom.text)) continue;
    const isSpace = space.test(atom.text);
    if (afterGap && isSpace && /(?:^|\s)$/.test(taken.slice(-1))) continue;
    const glue = afterGap && !isSpace && /\S$/.test(taken.slice(-1)) ? ' ' : '';
    afterGap = false;
    weight += glue.length + atom.weight;
    if (weight > room) return { text: taken, places, next: atom };
    taken += glue + atom.text;
    places.push(taken.length);
  }
  return { text: taken, places, next: undefined };
}
