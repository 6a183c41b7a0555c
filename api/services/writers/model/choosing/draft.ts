import { cleanPost, sameText } from '#shared/text/clean.ts';
import { unknownFacts } from '#shared/text/facts.ts';
import { isTooLong, trimHashtags } from '#shared/text/fit.ts';
import { withoutLeakage } from '#shared/text/mend.ts';
import { findSigns } from '#shared/text/repair.ts';
import type { Reading } from '#shared/text/tells.ts';
import { ownWords } from '#shared/text/voice.ts';
import type { NumberedDraft } from '../../prompt/prompts.ts';
import type { WritingOrder } from '../../writer.ts';

export interface Draft extends NumberedDraft {
  fits: boolean;
}

/** The drafts of one order as they come: cleaned, without doubles, with what code can find in them. */
export class Drafts {
  readonly all: Draft[] = [];
  readonly #order: WritingOrder;
  readonly #source: string;
  readonly #reading: Reading;

  constructor(order: WritingOrder) {
    const samples = order.voice?.samples ?? [];
    this.#order = order;
    this.#source = [order.topic, order.details, ...samples].join('\n');
    this.#reading = { ownWords: ownWords(samples) };
  }

  /** Null where nothing of it may be shown, or where it is there already. */
  add(raw: string): Draft | null {
    const { platform, earlier = [] } = this.#order;
    const clean = cleanPost(withoutLeakage(cleanPost(raw) ?? ''));
    if (clean === null) return null;
    const text = trimHashtags(clean, platform);
    const there = [...earlier, ...this.all.map((draft) => draft.text)];
    if (there.some((one) => sameText(one, text))) return null;
    const signs = findSigns(text, this.#reading).map(
      ({ start, end, reason }) => `${reason}: ${text.slice(start, end)}`,
    );
    const unknown = unknownFacts(text, this.#source);
    const number = this.all.length + 1;
    const draft = { number, text, signs, unknown, fits: !isTooLong(text, platform) };
    this.all.push(draft);
    return draft;
  }
}

/** Those that fit, unless none does: a post that has to be cut is the worse one. */
export function candidatesOf(drafts: readonly Draft[]): Draft[] {
  const fitting = drafts.filter(({ fits }) => fits);
  return fitting.length > 0 ? fitting : [...drafts];
}

/** Without anybody to choose: what code finds the least in comes first. */
export function byFindings(drafts: readonly Draft[]): Draft[] {
  const findings = ({ signs, unknown }: Draft) => signs.length + unknown.length;
  return candidatesOf(drafts).sort((one, other) => findings(one) - findings(other));
}
