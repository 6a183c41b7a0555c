import { shorten } from '#shared/text/shorten.ts';
import { unwrap } from '#shared/text/unwrap.ts';
import { isPromptEcho } from '../../prompt/prompts.ts';
import type { WritingOrder } from '../../writer.ts';
import { longestPost } from './answer-limits.ts';
import { AnswerText, garbage } from './answer-text.ts';
import { JoinedText } from './joined-text.ts';
import { jsonPart, parseLoose, parseStrict } from './loose-json.ts';
import { PostCutter } from './post-cutter.ts';

/**
 * Turns one answer's text, as it comes off the wire, into posts. It yields a post as soon as it is
 * whole, and never one that is not.
 */
export class AnswerReader {
  readonly #wanted: number;
  readonly #heard: WritingOrder['heard'];
  readonly #answer = new AnswerText(() => this.#given.size > 0);
  readonly #cutter = new PostCutter();
  readonly #given = new Set<string>();
  readonly #text = new JoinedText();

  constructor(wanted: number, heard?: WritingOrder['heard']) {
    this.#wanted = wanted;
    this.#heard = heard;
  }

  get enough(): boolean {
    return this.#given.size >= this.#wanted;
  }

  /** Throws a WriterError where the answer says that it failed. */
  *push(chunk: string): Generator<string> {
    for (const text of this.#answer.push(chunk)) {
      yield* this.#take(text);
      if (this.enough) return;
    }
  }

  /** What only the whole answer shows. Throws where it was cut off or holds no post. */
  *end(): Generator<string> {
    for (const text of this.#answer.end()) yield* this.#take(text);
    if (this.enough) return;
    this.#answer.demandEnd();
    if (!this.#cutter.complete || this.#given.size === 0) yield* this.#readAll();
    if (this.#given.size === 0) throw garbage('holds no posts');
  }

  *#take(text: string): Generator<string> {
    this.#text.add(text);
    this.#heard?.({ words: text.match(/\s+/g)?.length ?? 0 });
    for (const value of this.#cutter.push(text)) yield* this.#give(value);
  }

  /** The text as a whole, repaired where that is possible; what was given already is skipped. */
  *#readAll(): Generator<string> {
    const json = jsonPart(this.#text.toString());
    if (json === null) return;
    yield* this.#give(parseLoose(json));
  }

  *#give(value: unknown): Generator<string> {
    for (const text of unwrap(value, parseStrict)) {
      if (this.enough) return;
      const post = shorten(text, longestPost);
      if (this.#given.has(post) || isPromptEcho(post)) continue;
      this.#given.add(post);
      yield post;
    }
  }
}
