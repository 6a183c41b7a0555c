import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptProcess } from '#scripts/supervise/kept-process.ts';
import { LitestreamSilent } from '../litestream/litestream.ts';
import type { RoundsPlan } from './rounds.ts';

/** Less than a connection of ours is given: what needs a new one has met the same silence as Litestream. */
const placeMilliseconds = 4_500;

/**
 * Over SFTP Litestream waits without end for an answer that never comes. One that is silent is ended while the place
 * does not answer us either, and whatever was connected or begun meanwhile once that answers again, before somebody
 * waits for it. A long upload is silent too, but to a place that answers, and goes on.
 */
export function endingSilent(
  { sync, isFenced }: Pick<RoundsPlan, 'sync' | 'isFenced'>,
  litestream: Pick<KeptProcess, 'startAnew'>,
): Pick<RoundsPlan, 'sync' | 'isFenced'> {
  let suspect = false;
  async function placeAnswers(): Promise<boolean> {
    const looking = isFenced().then(
      () => true,
      () => false,
    );
    return Promise.race([looking, sleep(placeMilliseconds, false, { ref: false })]);
  }
  return {
    async sync() {
      if (suspect && (await placeAnswers())) {
        litestream.startAnew();
        suspect = false;
      }
      try {
        await sync();
      } catch (error) {
        if (error instanceof LitestreamSilent && !(await placeAnswers())) {
          litestream.startAnew();
          suspect = true;
        }
        throw error;
      }
    },
    async isFenced() {
      try {
        return await isFenced();
      } catch (error) {
        suspect = true;
        throw error;
      }
    },
  };
}
