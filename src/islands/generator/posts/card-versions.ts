import type { Version } from '#lib/generate/kept-posts.ts';
import { rules } from '#shared/rules.ts';
import { type Card, changeCard } from './cards.ts';

/** The card says this from now on; what it said before stays among its versions. */
export function takeText({ id, versions = [], ...card }: Card, text: string, cause: string): void {
  const before = card.edited ?? card.text;
  const known = versions.some((version) => version.text === before)
    ? versions
    : [...versions, { text: before, cause: versions.length === 0 ? 'written' : 'edited' }];
  const all = known.some((version) => version.text === text) ? known : [...known, { text, cause }];
  changeCard(id, {
    text,
    versions: all.length > 1 ? all.slice(-rules.versions.most) : undefined,
    edited: undefined,
    unmended: undefined,
    touched: true,
  });
}

/** With what it says now, whichever way it came to that. */
export function versionsOf({ versions = [], text, unmended }: Card): readonly Version[] {
  if (versions.length === 0 || versions.some((version) => version.text === text)) return versions;
  return [...versions, { text, cause: unmended === undefined ? 'edited' : 'mended' }];
}
