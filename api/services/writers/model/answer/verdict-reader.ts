import { AnswerText, garbage } from './answer-text.ts';

/** A few numbers in a list; whoever says more is telling something else. */
const longestVerdict = 4_000;
const opening = /"chosen"\s{0,20}:\s{0,20}\[|\[\s{0,20}(?=["\d\]])/;
const nextNumber = /^[\s",]*(\d{1,4})"?\s*(?=[,\]])/;
const closing = /^[\s",]*\]/;

/**
 * Reads which drafts were chosen out of an answer that is still coming. Numbers of no draft, and those
 * said twice, are passed over; an answer that names none and is no empty list either is no verdict.
 */
export class VerdictReader {
  readonly #answer = new AnswerText(() => this.#named.size > 0);
  readonly #drafts: ReadonlySet<number>;
  readonly #most: number;
  readonly #named = new Set<number>();
  #rest = '';
  #listed = 0;
  #place: 'before' | 'list' | 'after' = 'before';

  constructor(drafts: Iterable<number>, most: number) {
    this.#drafts = new Set(drafts);
    this.#most = most;
  }

  get enough(): boolean {
    return this.#named.size >= this.#most;
  }

  *push(chunk: string): Generator<number> {
    for (const text of this.#answer.push(chunk)) yield* this.#take(text);
  }

  *end(): Generator<number> {
    for (const text of this.#answer.end()) yield* this.#take(text);
    if (this.enough) return;
    this.#answer.demandEnd();
    const noneIsGood = this.#place === 'after' && this.#listed === 0;
    if (this.#named.size === 0 && !noneIsGood) throw garbage('chooses no draft');
  }

  *#take(text: string): Generator<number> {
    if (this.#place === 'after') return;
    this.#rest += text;
    if (this.#rest.length > longestVerdict) throw garbage('is no verdict');
    if (this.#place === 'before') {
      const found = opening.exec(this.#rest);
      if (found === null) return;
      this.#rest = this.#rest.slice(found.index + found[0].length);
      this.#place = 'list';
    }
    for (;;) {
      const [whole = '', digits] = nextNumber.exec(this.#rest) ?? [];
      if (digits === undefined) break;
      this.#rest = this.#rest.slice(whole.length);
      this.#listed += 1;
      const number = Number(digits);
      if (!this.#drafts.has(number) || this.#named.has(number) || this.enough) continue;
      this.#named.add(number);
      yield number;
    }
    if (closing.test(this.#rest)) this.#place = 'after';
  }
}
