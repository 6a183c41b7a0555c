import { breakLines, withEllipsis } from './break-lines.ts';

export interface Box {
  width: number;
  height: number;
  /** Sizes of letters, in pixels. */
  largest: number;
  smallest: number;
}

export interface SetText {
  size: number;
  lines: string[];
  /** Not all of it fits, even in the smallest letters. */
  cut: boolean;
}

/** How wide a text is in letters of one pixel. */
export type Measure = (text: string) => number;

export const leading = 1.22;

/** Pixels between one size that is tried and the next. */
const step = 4;

/** The largest letters in which a text fits into a box; in the smallest ones it is cut at a word. */
export function setText(text: string, box: Box, measure: Measure): SetText {
  const fitting = (size: number) => (line: string) => measure(line) * size <= box.width;
  const roomFor = (size: number) => Math.max(1, Math.floor(box.height / (size * leading)));
  const linesIn = (size: number) => breakLines(text, fitting(size));
  const sizeAt = (at: number) => box.largest - at * step;
  let [low, high] = [0, Math.floor((box.largest - box.smallest) / step)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const size = sizeAt(middle);
    if (linesIn(size).length <= roomFor(size)) high = middle;
    else low = middle + 1;
  }
  const size = sizeAt(low);
  const [lines, room] = [linesIn(size), roomFor(size)];
  if (lines.length <= room) return { size, lines, cut: false };
  const last = withEllipsis(lines[room - 1] ?? '', fitting(size));
  return { size, lines: [...lines.slice(0, room - 1), last], cut: true };
}
