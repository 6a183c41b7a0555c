import { toastMessage } from '#lib/toast.ts';
import type { Version } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';
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

function withStep({ versions = [], edited, text: now }: Card, to: Version): readonly Version[] {
  const before = edited ?? now;
  const known = versions.some(({ text }) => text === before)
    ? versions
    : [...versions, { text: before, cause: versions.length === 0 ? 'written' : 'edited' }];
  const all = known.some(({ text }) => text === to.text) ? known : [...known, to];
  return bounded(all, [before, to.text]);
}

/** What a library takes of them when the card is saved; an edit that is still open ends with it. */
export function versionsToSave(card: Card): readonly Version[] | undefined {
  const { text, edited } = card;
  const all = edited === undefined ? versionsOf(card) : withStep(card, { text, cause: 'edited' });
  const kept = all.filter((version) => isSavable(version.text));
  return kept.length > 1 ? kept : undefined;
}

const isSavable = (text: string) =>
  showsSomething(text) && text.length <= rules.refinement.textMaxLength;

/** The card says this from now on; what it said before stays among its versions. */
export function takeText(id: string, { text, cause }: Version, seen: string): boolean {
  const card = findCard(id);
  if (!card) return false;
  if (card.text !== seen) {
    toastMessage('postChanged');
    return false;
  }
  const versions = withStep(card, { text, cause });
  changeCard(id, {
    text,
    versions: versions.length > 1 ? versions : undefined,
    edited: undefined,
    unmended: undefined,
    touched: true,
  });
  return true;
}

/** With what it says now, while it is being edited too. */
export function versionsOf({ versions = [], text }: Card): readonly Version[] {
  if (versions.length === 0 || versions.some((version) => version.text === text)) return versions;
  return [...versions, { text, cause: 'edited' }];
}
