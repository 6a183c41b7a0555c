import { sameText } from '#shared/text/clean/same-text.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { unknownFacts } from '#shared/text/facts.ts';
import { isTooLong, withinRules } from '#shared/text/fit.ts';
import { withoutLeakage } from '#shared/text/mend.ts';
import { findSigns } from '#shared/text/repair.ts';
import { withCredit } from '#shared/text/source/credit.ts';
import { passagesIn } from '#shared/text/source/passages.ts';
import type { Reading } from '#shared/text/tells.ts';
import { ownWords } from '#shared/text/voice/own-words.ts';
import { creditOf, givenBy, wantedLanguage } from '../../given.ts';
import type { NumberedDraft } from '../../prompt/prompts.ts';
import type { WritingOrder } from '../../writer.ts';

export interface Draft extends NumberedDraft {
  fits: boolean;
}

/** The drafts of one order as they come: cleaned, without doubles, with what code can find in them. */
export class Drafts {
  readonly all: Draft[] = [];
  readonly #order: WritingOrder;
  readonly #given: string;
  readonly #credit: string;
  readonly #reading: Reading;

  constructor(order: WritingOrder) {
    const samples = order.voice?.samples ?? [];
    this.#order = order;
    this.#given = [givenBy(order), ...samples].join('\n');
    this.#credit = creditOf(order);
    this.#reading = { language: wantedLanguage(order), ownWords: ownWords(samples) };
  }

  /** Null where nothing of it may be shown, or where it is there already. */
  add(raw: string): Draft | null {
    const { source, earlier = [] } = this.#order;
    const clean = cleanPost(withoutLeakage(cleanPost(raw) ?? ''));
    if (clean === null) return null;
    const text = withinRules(clean, this.#order);
    const there = [...earlier, ...this.all.map((draft) => draft.text)];
    if (there.some((one) => sameText(one, text))) return null;
    const signs = findSigns(text, this.#reading).map(
      ({ start, end, reason }) => `${reason}: ${text.slice(start, end)}`,
    );
    const unknown = unknownFacts(text, this.#given);
    const number = this.all.length + 1;
    const fits = !isTooLong(withCredit(text, this.#credit), this.#order);
    // What is copied from the page has to be cut as well.
    const own = passagesIn(text, source).length === 0;
    const draft = { number, text, signs, unknown, fits: fits && own };
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
