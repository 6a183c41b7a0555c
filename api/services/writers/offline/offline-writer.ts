import type { Wish, Writer, WritingOrder } from '../writer.ts';
import { mayBeTypedIn } from './language.ts';
import { headLine } from './layout.ts';
import { type Material, readMaterial } from './material.ts';
import { type Whole, type WholeOrder, wholePost } from './whole.ts';
import { type Edited, editAsWished } from './wishes.ts';

const hasFacts = ({ told, items }: Material) => told.length > 0 || items.length > 0;

/** A topic alone is a post where it is the author's own sentence; of a mere name nothing is made. */
function postOf(material: Material, order: WholeOrder): Whole | null {
  const { head } = material;
  if (hasFacts(material)) return wholePost(material, order);
  if (head === null || (head.form === 'phrase' && head.end === '.')) return null;
  return { text: headLine(head), shortened: false };
}

/**
 * An editor, without a model and without the network: it sets what the author gave, in their order, and
 * adds nothing. Of a page it takes the address alone, since its text is somebody else's. One good post is all there
 * is in it; where even that cannot be, it says so.
 */
export function offlineWriter(): Writer {
  // A wish is looked at before anything is written, and carried out afterwards.
  const edits = new WeakMap<Wish, Edited>();
  function editOf(wish: Wish, order: Pick<WritingOrder, 'tone'>): Edited {
    const edited = edits.get(wish) ?? editAsWished(wish, order);
    edits.set(wish, edited);
    return edited;
  }
  return {
    name: 'offline',
    offline: true,
    refuses(order) {
      if (order.language && !mayBeTypedIn(order.language, order)) return 'languageNeedsModel';
      const material = readMaterial(order);
      if (postOf(material, order) !== null) return null;
      if (hasFacts(material)) return 'factsTooLong';
      return order.source ? 'sourceNeedsWords' : 'factsMissing';
    },
    leavesOut: (order) => postOf(readMaterial(order), order)?.shortened === true,
    async *write(order, signal) {
      signal.throwIfAborted();
      const post = postOf(readMaterial(order), order);
      if (post !== null) yield post.text;
    },
    refusesWish(wish, order) {
      const edited = editOf(wish, order);
      return edited.ok ? null : edited.code;
    },
    async *refine(wish, order, signal) {
      signal.throwIfAborted();
      const edited = editOf(wish, order);
      if (edited.ok) yield edited.text;
    },
  };
}
