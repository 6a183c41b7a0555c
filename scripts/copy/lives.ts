import { PlainError } from '#shared/plain-error.ts';
import type { CopyPlace } from './place.ts';

/**
 * A life is what one data folder has lived through since it was made, restored or promoted. Two lives never
 * share a prefix: what one wrote after it was copied from would be read as the other's.
 */
export const shape = /^life-(\d{6})-[0-9a-f]{6}$/;

/** The latest last. */
export async function livesIn(place: CopyPlace): Promise<string[]> {
  return (await place.lives.names()).filter((name) => shape.test(name)).sort();
}

export async function latestLife(place: CopyPlace): Promise<string> {
  const latest = (await livesIn(place)).at(-1);
  if (latest === undefined) throw new PlainError(`There is no copy in ${place.where}.`);
  return latest;
}

/** The life that was led at that moment: the latest one that had begun. */
export async function lifeAt(place: CopyPlace, moment: Date): Promise<string> {
  for (const life of (await livesIn(place)).reverse()) {
    const { began } = JSON.parse(await place.lives.read(life));
    if (new Date(began) <= moment) return life;
  }
  throw new PlainError(`No copy in ${place.where} is as old as ${moment.toISOString()}.`);
}

/** One of those in the copy, by its name. */
export async function lifeNamed(place: CopyPlace, name: string): Promise<string> {
  if ((await livesIn(place)).includes(name)) return name;
  throw new PlainError(`There is no ${name} in ${place.where}.`);
}

/** The number of the one before, and something of its own, so that no two ever share a name. */
export function lifeAfter(before: string | undefined, own: string): string {
  const last = Number(shape.exec(before ?? '')?.[1] ?? 0);
  return `life-${String(last + 1).padStart(6, '0')}-${own}`;
}
