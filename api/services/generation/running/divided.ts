import { messageOf } from '#api/log.ts';
import type { Share } from '#api/services/writers/writer.ts';
import type { Platform } from '#shared/rules.ts';
import { type OrderWithWriter, writingFor } from '../generation-order.ts';
import type { Sitting } from '../sitting.ts';

/** Nothing is written before it; of an idea with much to tell a slow model makes a long list. */
const longestWaitMs = 12_000;

/** What each platform of an order tells; empty where there is one alone, or nobody to divide it. */
export async function divided(
  { writer, writing, log }: Pick<OrderWithWriter, 'writer' | 'writing' | 'log'>,
  { seed }: Pick<Sitting, 'seed'>,
  stop: AbortSignal,
): Promise<ReadonlyMap<Platform, Share>> {
  const [platform, ...others] = writing.platforms;
  if (others.length === 0 || !writer.divide) return new Map();
  const order = { ...writingFor(writing, platform), others, seed, voice: null };
  const inTime = AbortSignal.any([stop, AbortSignal.timeout(longestWaitMs)]);
  try {
    return await writer.divide(order, inTime);
  } catch (error) {
    // Each platform writes about all of it then, from an angle of its own.
    const reason = messageOf(error);
    if (!stop.aborted) log.warn({ reason }, 'an idea was not divided among its platforms');
    return new Map();
  }
}
