import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptProcess } from '#scripts/supervise/kept-process.ts';
import { LitestreamSilent } from '../litestream/litestream.ts';

/** Less than a connection of ours is given: what needs a new one has met the same silence as Litestream. */
const placeMilliseconds = 4_500;

/**
 * Over SFTP Litestream waits without end for an answer that never comes. One that is silent is ended while the place
 * does not answer us either, and what was begun meanwhile, which may wait for ever as well, once that answers again. A
 * long upload is silent too, but to a place that answers, and goes on.
 */
export function endingSilent(
  sync: () => Promise<void>,
  lookAtPlace: () => Promise<unknown>,
  litestream: Pick<KeptProcess, 'startAnew'>,
): () => Promise<void> {
  let begunInSilence = false;
  async function placeAnswers(): Promise<boolean> {
    const looking = lookAtPlace().then(
      () => true,
      () => false,
    );
    return Promise.race([looking, sleep(placeMilliseconds, false, { ref: false })]);
  }
  return async () => {
    // Also where nothing is to be copied, so that the next who waits does not find out.
    if (begunInSilence && (await placeAnswers())) {
      litestream.startAnew();
      begunInSilence = false;
    }
    try {
      await sync();
    } catch (error) {
      if (error instanceof LitestreamSilent && !(await placeAnswers())) {
        litestream.startAnew();
        begunInSilence = true;
      }
      throw error;
    }
  };
}
