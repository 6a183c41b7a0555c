/** Each of 32 bits' numbers once, in no visible order (the last step of MurmurHash3). */
function mixed(number: number): number {
  let bits = number;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** As random as PocketBase's own ids, since rows that lie beside each other would be found too easily. */
export function idOf(kind: string, number: number): string {
  const first = mixed(number).toString(36).padStart(7, '0');
  const second = mixed(~number).toString(36).padStart(7, '0');
  return `${kind}${first}${second}`;
}

/** From 0 up to the bound, the same for the same number. */
export function pick(number: number, bound: number): number {
  return mixed(number ^ 0x5bd1e995) % bound;
}
