/** Of anything shorter the last four characters would be too much. */
const endingFrom = 16;

export function endingOf(key: string): string {
  return key.length < endingFrom ? '' : key.slice(-4);
}
