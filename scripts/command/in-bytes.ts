const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

export function inBytes(count: number): string {
  let power = 0;
  let shown = count;
  while (shown >= 1_000 && power < units.length - 1) {
    shown /= 1_000;
    power += 1;
  }
  return `${power === 0 || shown >= 100 ? Math.round(shown) : shown.toFixed(1)} ${units[power]}`;
}
