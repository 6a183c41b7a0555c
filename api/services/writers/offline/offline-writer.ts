import { seededRandom } from '../seeded-random.ts';
import type { Writer } from '../writer.ts';
import { barePosts } from './bare.ts';
import { editedPosts } from './cuts.ts';
import { readMaterial } from './material.ts';

/**
 * An editor, without a model and without the network: it sets what the author gave, in their order, and
 * adds next to nothing. Where there is little to say it gives fewer posts than were ordered.
 */
export function offlineWriter(): Writer {
  return {
    name: 'offline',
    offline: true,
    async *write(order, signal) {
      signal.throwIfAborted();
      const material = readMaterial(order);
      const random = seededRandom(order.seed);
      const nothingMore = material.thoughts.length === 0 && material.items.length === 0;
      const write = nothingMore ? barePosts : editedPosts;
      for (const post of write(material, order, random)) {
        yield post;
        signal.throwIfAborted();
      }
    },
  };
}
