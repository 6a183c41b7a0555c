import { toastMessage } from '#lib/toast.ts';
import type { Version } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { type Card, changeCard, findCard } from './cards.ts';

/** The oldest go where there are too many, but never what was just replaced or taken. */
function bounded(versions: readonly Version[], kept: readonly string[]): readonly Version[] {
  let tooMany = versions.length - rules.versions.most;
  return versions.filter(({ text }) => {
    if (tooMany <= 0 || kept.includes(text)) return true;
    tooMany -= 1;
    return false;
  });
}

/** The card says this from now on; what it said before stays among its versions. */
export function takeText(id: string, { text, cause }: Version, seen: string): boolean {
  const card = findCard(id);
  if (!card) return false;
  if (card.text !== seen) {
    toastMessage('postChanged');
    return false;
  }
  const { versions = [] } = card;
  const before = card.edited ?? card.text;
  const known = versions.some((version) => version.text === before)
    ? versions
    : [...versions, { text: before, cause: versions.length === 0 ? 'written' : 'edited' }];
  const all = known.some((version) => version.text === text) ? known : [...known, { text, cause }];
  changeCard(id, {
    text,
    versions: all.length > 1 ? bounded(all, [before, text]) : undefined,
    edited: undefined,
    unmended: undefined,
    touched: true,
  });
  return true;
}

/** With what it says now, whichever way it came to that. */
export function versionsOf({ versions = [], text, unmended }: Card): readonly Version[] {
  if (versions.length === 0 || versions.some((version) => version.text === text)) return versions;
  return [...versions, { text, cause: unmended === undefined ? 'edited' : 'mended' }];
}
