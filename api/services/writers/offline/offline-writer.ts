import type { Writer } from '../writer.ts';
import { barePost } from './bare.ts';
import { type Material, readMaterial } from './material.ts';
import { type Place, wholePost } from './whole.ts';

const hasFacts = ({ thoughts, items }: Material) => thoughts.length > 0 || items.length > 0;

const postOf = (material: Material, order: Place) =>
  hasFacts(material) ? wholePost(material, order) : barePost(material);

/**
 * An editor, without a model and without the network: it sets what the author gave, in their order, and
 * adds next to nothing. One good post is all there is in it; where even that cannot be, it says so.
 */
export function offlineWriter(): Writer {
  return {
    name: 'offline',
    offline: true,
    refuses(order) {
      const material = readMaterial(order);
      if (postOf(material, order) !== null) return null;
      return hasFacts(material) ? 'factsTooLong' : 'factsMissing';
    },
    async *write(order, signal) {
      signal.throwIfAborted();
      const post = postOf(readMaterial(order), order);
      if (post !== null) yield post;
    },
  };
}
