/** One range of one body; anything stranger is answered whole, as the standard allows. */
export function parseRange(
  header: string,
  size: number,
): [number, number] | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const first = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return first > last || first >= size ? 'unsatisfiable' : [first, last];
}
