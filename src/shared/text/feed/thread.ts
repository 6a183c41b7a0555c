import { type Platform, rules } from '../../rules.ts';
import { type Atom, atomsOf } from '../atoms.ts';
import { countPost, isTooLong } from '../count.ts';
import { clause, paragraph, placesIn, type Rank, sentence, word } from './break-places.ts';

/** A post may end early for a paragraph, and a clause, if it is at least so full. */
const leastFilled = 0.6;

interface Piece extends Atom {
  /** Where the text goes on behind it. */
  end: number;
}

function piecesOf(text: string, platform: Platform): Piece[] {
  let end = 0;
  return Array.from(atomsOf(text, platform), (atom) => {
    end += atom.text.length;
    return { ...atom, end };
  });
}

/** The best place up to which a post takes the pieces from one of them on; what fits nowhere stands alone. */
function endOfPart(pieces: Piece[], from: number, places: Map<number, Rank>, room: number): number {
  const last = new Map<Rank, number>();
  let weight = 0;
  let at = from;
  for (; at < pieces.length; at += 1) {
    const { text, weight: more, end } = pieces[at] as Piece;
    weight += more;
    // Spaces at the end of a post are left out.
    if (weight > room && text.trim() !== '') break;
    const rank = places.get(end);
    if (rank === undefined) continue;
    const early = weight < leastFilled * room;
    if (rank === paragraph && early) last.set(sentence, at + 1);
    else if (rank !== clause || !early) last.set(rank, at + 1);
    else last.set(word, at + 1);
  }
  if (at === pieces.length) return at;
  return (
    last.get(paragraph) ??
    last.get(sentence) ??
    last.get(clause) ??
    last.get(word) ??
    Math.max(at, from + 1)
  );
}

/** The parts of a text without their numbers. */
function partsWithin(text: string, pieces: Piece[], places: Map<number, Rank>, room: number) {
  const parts: string[] = [];
  let start = 0;
  for (let from = 0; from < pieces.length; ) {
    from = endOfPart(pieces, from, places, room);
    const end = pieces[from - 1]?.end ?? text.length;
    const part = text.slice(start, end).trim();
    if (part !== '') parts.push(part);
    start = end;
  }
  return parts;
}

/** As it stands at the end of a post of a thread. */
function numberOf(part: number, parts: number): string {
  return ` ${part}/${parts}`;
}

/**
 * A long text as the posts of a thread, each with its number and short enough as its platform counts. They
 * end with a sentence; one that is too long for a post is divided at a clause, else between words.
 * A text that fits is one post. A link that fits nowhere is a part of its own, and too long.
 */
export function splitThread(text: string, platform: Platform): string[] {
  if (!isTooLong(text, platform)) return [text];
  const { limit } = rules.platforms[platform];
  const pieces = piecesOf(text, platform);
  const places = placesIn(text);
  for (let most = 9; ; most = most * 10 + 9) {
    const room = limit - countPost(numberOf(most, most), platform);
    const parts = partsWithin(text, pieces, places, room);
    if (parts.length > most) continue;
    if (parts.length < 2) return [text];
    return parts.map((part, index) => part + numberOf(index + 1, parts.length));
  }
}
