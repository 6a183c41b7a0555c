import type { Source } from '#shared/contracts/page-sources.ts';
import { type MessageKey, rules } from '#shared/rules.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';

const { textMaxLength, titleMaxLength } = rules.source;

/** A page whose address is known and whose text is not. */
export const isGone = ({ address, title, site, text }: Source) =>
  address !== '' && title === '' && site === '' && text === '';

/** Why posts cannot be written from this; null where they can, also from nothing at all. */
export function sourceProblem(source: Source | null): MessageKey | null {
  if (source === null) return null;
  if (isGone(source)) return 'sourceGone';
  if (!showsSomething(source.text)) return 'sourceTextMissing';
  if (source.text.trim().length > textMaxLength) return 'sourceTextTooLong';
  return source.title.trim().length > titleMaxLength ? 'sourceTitleTooLong' : null;
}
