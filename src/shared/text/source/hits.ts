/**
 * Where a run of letters stands in a text. Of hits that overlap only so many as cover the same letters:
 * a text of one letter alone has a hit at each of its places, for every run of that letter.
 */
export function* hitsOf(run: string, letters: string): Generator<number> {
  for (let at = letters.indexOf(run); at !== -1; ) {
    yield at;
    const end = at + run.length;
    const last = letters.lastIndexOf(run, end - 1);
    at = last > at ? last : letters.indexOf(run, end);
  }
}
