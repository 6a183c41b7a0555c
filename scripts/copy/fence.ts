import { z } from 'zod';
import { PlainError } from '#shared/plain-error.ts';
import type { CopyPlace } from './place.ts';

const shape = z.object({
  /** Who has put it up, so that they may go on with what broke off. */
  by: z.string(),
  /** The life that comes after the fenced one. */
  heir: z.string().optional(),
});

export type Fence = z.output<typeof shape>;

export const unguardedStore =
  'This store does not know conditional writes (If-None-Match), so it cannot tell two promotions or first ' +
  'starts of one moment apart: make sure that nobody else promotes or starts.';

export async function readFence(place: CopyPlace, life: string): Promise<Fence | undefined> {
  if (!(await place.fences.has(life))) return undefined;
  try {
    return shape.parse(JSON.parse(await place.fences.read(life)));
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(
      `The fence of ${life} in ${place.where} is being written, or is damaged. Try again in a moment; if that ` +
        'does not help, and nobody else promotes, remove it.',
    );
  }
}

/** Of many who put up the fence of a life at once, one gets it: answers with that one's. */
export async function claimFence(
  place: CopyPlace,
  life: string,
  wanted: Fence,
): Promise<Fence | undefined> {
  const claim = (await place.fences.has(life))
    ? 'theirs'
    : await place.fences.claim(life, JSON.stringify({ ...wanted, at: new Date() }));
  if (claim === 'ours') return wanted;
  if (claim === 'unguarded') process.stdout.write(`${unguardedStore}\n`);
  // Also one's own, of a promotion that broke off, or of a call whose answer was lost.
  return readFence(place, life);
}

/** From here on nobody may write to that life. */
export async function takeFence(place: CopyPlace, life: string, wanted: Fence): Promise<Fence> {
  const fence = await claimFence(place, life, wanted);
  if (fence?.by === wanted.by) return fence;
  throw new PlainError(`Another machine has already taken over from ${life}.`);
}
