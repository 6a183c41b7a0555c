import { livesIn } from './lives.ts';
import type { CopyPlace } from './place.ts';

const dayMilliseconds = 86_400_000;
/** However old: what somebody wants back may have been lost before the last change of machines. */
const alwaysKept = 2;

async function beganAt(place: CopyPlace, life: string): Promise<number> {
  return new Date(JSON.parse(await place.lives.read(life)).began).getTime();
}

/**
 * Removes what was led before and ended longer ago than `days`. The life that is led now has to be in the copy
 * as a whole, so that there is always something to restore.
 */
export async function removeOldLives(
  place: CopyPlace,
  life: string,
  days: number,
): Promise<string[]> {
  const lives = await livesIn(place);
  if (lives.at(-1) !== life) return [];
  const removed: string[] = [];
  for (const [index, old] of lives.slice(0, -1 - alwaysKept).entries()) {
    const ended = await beganAt(place, lives[index + 1] ?? life);
    if (!(Date.now() - ended > days * dayMilliseconds)) continue;
    await place.removeData(old);
    // Last, so that what broke off is found and finished the next time. Its fence stays for ever.
    await place.lives.remove(old);
    removed.push(old);
  }
  return removed;
}

/** Now and each day; what cannot be removed waits for the next. */
export function keepRemovingOldLives(
  remove: () => Promise<string[]>,
  print: (line: string) => void,
): () => void {
  async function once(): Promise<void> {
    try {
      const removed = await remove();
      if (removed.length > 0) print(`Old lives of the copy were removed: ${removed.join(', ')}.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      print(`Old lives of the copy could not be removed (${reason}).`);
    }
  }
  void once();
  const timer = setInterval(() => void once(), dayMilliseconds);
  return () => clearInterval(timer);
}
