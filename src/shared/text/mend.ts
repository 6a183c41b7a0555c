import type { Finding } from './tells/finding.ts';
import { findLeakage } from './tells.ts';

const opening = /^[\s,;:–—-]+/u;
const sentenceEnd = /[.!?…]["'”’)]{0,4}$/u;

/** Whether a sentence begins behind these last letters. */
function opensSentence(tail: string): boolean {
  const said = tail.trimEnd();
  return said === '' || tail.includes('\n', said.length) || sentenceEnd.test(said);
}

function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Writes a text anew from its beginning: a text with a thousand findings is written once. */
class Rewriting {
  readonly #pieces: string[] = [];
  /** As much of the end as tells whether a sentence begins here. */
  #tail = '';
  #wantsCapital = false;

  keep(text: string): void {
    if (text === '') return;
    const piece = this.#wantsCapital ? this.#begun(text) : text;
    this.#wantsCapital = false;
    this.#add(piece);
  }

  replace(old: string, mend: string): void {
    const opens = opensSentence(this.#tail);
    if (mend === '') {
      this.#wantsCapital = opens;
      if (!opens) this.#pieces.push(this.#pieces.pop()?.trimEnd() ?? '');
    } else this.#add(opens || /^\p{Lu}/u.test(old) ? capital(mend) : mend);
  }

  #begun(text: string): string {
    return text.startsWith('\n') ? text : capital(text.replace(opening, ''));
  }

  #add(piece: string): void {
    this.#pieces.push(piece);
    this.#tail = (this.#tail + piece).slice(-8);
  }

  toString(): string {
    return this.#pieces.join('');
  }
}

/** Mends what can be mended without a second thought; what begins a sentence gets a capital letter. */
export function mendByHand(text: string, findings: readonly Finding[]): string {
  const mendable = findings.filter(({ mend }) => mend !== undefined);
  if (mendable.length === 0) return text;
  const rewriting = new Rewriting();
  let at = 0;
  for (const { start, end, mend = '' } of mendable) {
    rewriting.keep(text.slice(at, start));
    rewriting.replace(text.slice(start, end), mend);
    at = end;
  }
  rewriting.keep(text.slice(at));
  return String(rewriting)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What a model says about itself or leaves behind is never part of a post. */
export function withoutLeakage(text: string): string {
  return mendByHand(text, findLeakage(text));
}
