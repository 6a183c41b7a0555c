import { openRefinementsKey } from '#lib/session/stored.ts';
import type { AskedWish, OpenRefinements, Proposed } from './open-refinements.ts';

/** A tab keeps its last ones: each has two texts. */
const most = 20;

function last<Item>(items: Record<string, Item>): Record<string, Item> {
  return Object.fromEntries(Object.entries(items).slice(-most));
}

/** In the tab's own storage. One that is full or forbidden loses them with a reload only. */
export function storeOpen(owner: string, { asked, proposed }: OpenRefinements): void {
  try {
    const isEmpty = Object.keys(asked).length + Object.keys(proposed).length === 0;
    if (isEmpty) sessionStorage.removeItem(openRefinementsKey);
    else {
      const kept = { owner, asked: last(asked), proposed: last(proposed) };
      sessionStorage.setItem(openRefinementsKey, JSON.stringify(kept));
    }
  } catch {
    // They live as long as the page does.
  }
}

function isAsked(one: Partial<AskedWish> | null): one is AskedWish {
  return typeof one?.wish?.action === 'string' && typeof one.key === 'string';
}

function isProposed(one: Partial<Proposed> | null): one is Proposed {
  const { text, lost, added } = one?.refined ?? {};
  const isWhole = typeof text === 'string' && Array.isArray(lost) && Array.isArray(added);
  return isWhole && typeof one?.before === 'string' && typeof one.wish?.action === 'string';
}

function whole<Item>(
  items: Record<string, Partial<Item> | null>,
  isWhole: (item: Partial<Item> | null) => item is Item & Partial<Item>,
): Record<string, Item> {
  return Object.fromEntries(
    Object.entries(items).flatMap(([id, item]) => (isWhole(item) ? [[id, item]] : [])),
  );
}

/** Of this account only; what an older page left in another shape is let go. */
export function readOpen(owner: string): OpenRefinements | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(openRefinementsKey) ?? 'null');
    if (kept?.owner !== owner) return null;
    return {
      asked: whole<AskedWish>(kept.asked, isAsked),
      proposed: whole<Proposed>(kept.proposed, isProposed),
    };
  } catch {
    return null;
  }
}
