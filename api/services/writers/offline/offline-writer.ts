import type { ProblemCode } from '#shared/problem.ts';
import type { Writer, WritingOrder } from '../writer.ts';
import { barePost } from './bare.ts';
import { readMaterial } from './material.ts';
import { wholePost } from './whole.ts';

interface Edited {
  post: string | null;
  /** Why there would be none. */
  lacking: ProblemCode;
}

function edited(order: Omit<WritingOrder, 'seed'>): Edited {
  const material = readMaterial(order);
  return material.thoughts.length > 0 || material.items.length > 0
    ? { post: wholePost(material, order), lacking: 'factsTooLong' }
    : { post: barePost(material), lacking: 'factsMissing' };
}

/**
 * An editor, without a model and without the network: it sets what the author gave, in their order, and
 * adds next to nothing. One good post is all there is in it; where even that cannot be, it says so.
 */
export function offlineWriter(): Writer {
  return {
    name: 'offline',
    offline: true,
    refuses(order) {
      const { post, lacking } = edited(order);
      return post === null ? lacking : null;
    },
    async *write(order, signal) {
      signal.throwIfAborted();
      const { post } = edited(order);
      if (post !== null) yield post;
    },
  };
}
