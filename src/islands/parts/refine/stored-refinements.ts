import { openRefinementsKey } from '#lib/kept-keys.ts';
import { readStoredSession } from '#lib/session/stored.ts';
import type { AskedWish, OpenRefinements, Proposed } from './open-refinements.ts';

/** The last ones are kept: each has two texts. */
const most = 20;

/** False where the browser keeps no more: they live as long as the page does. */
export function storeOpen(owner: string, { asked, proposed }: OpenRefinements): boolean {
  // Logged out meanwhile, perhaps in another tab: what was kept has been forgotten on purpose.
  if (readStoredSession()?.record.id !== owner) return true;
  try {
    const wishes = Object.entries(asked).slice(-most);
    const kept = { owner, asked: Object.fromEntries(wishes), proposed: proposed.slice(-most) };
    if (wishes.length + proposed.length === 0) localStorage.removeItem(openRefinementsKey);
    else localStorage.setItem(openRefinementsKey, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function isAsked(one: Partial<AskedWish> | null): one is AskedWish {
  return typeof one?.wish?.action === 'string' && typeof one.key === 'string';
}

function isProposed(one: Partial<Proposed> | null): one is Proposed {
  const { text, lost, added } = one?.refined ?? {};
  const isWhole = typeof text === 'string' && Array.isArray(lost) && Array.isArray(added);
  const isNamed = typeof one?.post === 'string' && typeof one.key === 'string';
  return (
    isWhole && isNamed && typeof one.before === 'string' && typeof one.wish?.action === 'string'
  );
}

/** Of this account only; what is in another shape is let go. */
export function readOpen(owner: string): OpenRefinements | null {
  try {
    const kept = JSON.parse(localStorage.getItem(openRefinementsKey) ?? 'null');
    if (kept?.owner !== owner) return null;
    const asked = Object.entries<Partial<AskedWish> | null>(kept.asked);
    return {
      asked: Object.fromEntries(asked.flatMap(([id, one]) => (isAsked(one) ? [[id, one]] : []))),
      proposed: kept.proposed.filter(isProposed),
    };
  } catch {
    // Forbidden, or something that is not ours.
    return null;
  }
}
