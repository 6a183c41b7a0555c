import { showsSomething } from './visible.ts';

const end = '\u2069';

/**
 * Isolates keep what is written the other way in its place, from one to its end in the same line. Those without
 * an end, and those with nothing behind them before the next, show nothing and can spell a hidden text.
 */
export function dropStrayIsolates(text: string): string {
  // Every second part is a sign, or the end of a line.
  const parts = text.split(/([\u2066-\u2069\n])/);
  const wanted = new Set<number>();
  let open: number[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    if (parts[at] === '\n') open = [];
    else if (parts[at] !== end) open.push(at);
    else {
      const begun = open.pop();
      if (begun !== undefined && showsSomething(parts[begun + 1] ?? '')) wanted.add(begun).add(at);
    }
  }
  return parts.filter((part, at) => at % 2 === 0 || part === '\n' || wanted.has(at)).join('');
}
