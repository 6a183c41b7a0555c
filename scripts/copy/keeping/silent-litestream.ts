import type { KeptProcess } from '#scripts/supervise/kept-process.ts';
import { LitestreamSilent } from '../litestream/litestream.ts';

/**
 * Over SFTP Litestream waits without end for an answer that never comes. One that is silent is ended while the place
 * does not answer us either, and once more when it does: what was begun meanwhile may wait for ever as well. A
 * long upload is silent too, but to a place that answers, and goes on.
 */
export function endingSilent(
  sync: () => Promise<void>,
  lookAtPlace: () => Promise<unknown>,
  litestream: Pick<KeptProcess, 'startAnew'>,
): () => Promise<void> {
  let begunInSilence = false;
  return async () => {
    try {
      await sync();
      begunInSilence = false;
    } catch (error) {
      if (!(error instanceof LitestreamSilent)) throw error;
      const answers = await lookAtPlace().then(
        () => true,
        () => false,
      );
      if (!answers || begunInSilence) litestream.startAnew();
      begunInSilence = !answers;
      throw error;
    }
  };
}
