import { unwrap } from '#shared/text/unwrap.ts';
import { isPromptEcho } from '../../prompt/prompts.ts';
import { lostConnection, statusError } from '../provider-errors.ts';
import { WriterError } from '../writer-errors.ts';
import { longestPiece, longestPost, longestText, longestWire } from './answer-limits.ts';
import { type CompletionPiece, readCompletionPiece } from './completion-piece.ts';
import { EventSplitter } from './event-splitter.ts';
import { JoinedText } from './joined-text.ts';
import { jsonPart, parseLoose, parseStrict } from './loose-json.ts';
import { PostCutter } from './post-cutter.ts';
import { ThoughtSkipper } from './thought-skipper.ts';

/**
 * Turns one answer's text, as it comes off the wire, into posts. It yields a post as soon as it is
 * whole, and never one that is not.
 */
export class AnswerReader {
  readonly #wanted: number;
  readonly #events = new EventSplitter();
  readonly #thoughts = new ThoughtSkipper();
  readonly #cutter = new PostCutter();
  readonly #given = new Set<string>();
  /** Set where the answer is one JSON text although a stream was asked for. */
  #whole: string | null = null;
  #begun = false;
  #received = 0;
  readonly #text = new JoinedText();
  #finish: string | null = null;

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  get enough(): boolean {
    return this.#given.size >= this.#wanted;
  }

  /** Throws a WriterError where the answer says that it failed. */
  *push(chunk: string): Generator<string> {
    this.#received += chunk.length;
    if (this.#received > longestWire) throw this.#garbage('is far too long');
    if (!this.#begun && chunk.trim() !== '') {
      this.#begun = true;
      if (chunk.trimStart().startsWith('{')) this.#whole = '';
    }
    if (this.#whole !== null) {
      this.#whole += chunk;
      if (this.#whole.length > longestPiece) throw this.#garbage('is far too long');
      return;
    }
    for (const data of this.#events.push(chunk)) {
      yield* this.#takeEvent(data);
      if (this.enough) return;
    }
    if (this.#events.held > longestPiece) throw this.#garbage('is far too long');
  }

  /** What only the whole answer shows. Throws where it was cut off or holds no post. */
  *end(): Generator<string> {
    if (this.#whole !== null) {
      yield* this.#takeWhole(this.#whole);
    } else {
      const last = this.#events.end();
      if (last !== null && (last === '[DONE]' || readCompletionPiece(last) !== null)) {
        yield* this.#takeEvent(last);
      }
    }
    if (this.enough) return;
    if (this.#finish === null) throw lostConnection();
    if (this.#finish === 'length') {
      throw new WriterError('cutOff', 'The answer reached its length limit.');
    }
    if (!this.#cutter.complete || this.#given.size === 0) yield* this.#readAll();
    if (this.#given.size === 0) throw this.#garbage('holds no posts');
  }

  *#takeEvent(data: string): Generator<string> {
    if (data === '[DONE]') {
      this.#finish ??= 'stop';
      return;
    }
    const piece = readCompletionPiece(data);
    if (piece === null) throw this.#garbage('is not a chat completion');
    yield* this.#take(piece);
  }

  *#takeWhole(json: string): Generator<string> {
    const piece = readCompletionPiece(json);
    if (piece === null) throw this.#garbage('is not a chat completion');
    yield* this.#take(piece);
    this.#finish ??= 'stop';
  }

  *#take(piece: CompletionPiece): Generator<string> {
    if (piece.error !== null) {
      throw this.#given.size > 0 ? lostConnection() : statusError(piece.error);
    }
    if (piece.refused) throw new WriterError('refused', 'The model declined to answer.');
    this.#finish = piece.finish ?? this.#finish;
    const text = this.#thoughts.push(piece.text);
    if (text === '') return;
    this.#text.add(text);
    if (this.#text.length > longestText) throw this.#garbage('is far too long');
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
      const post = text.slice(0, longestPost);
      if (this.#given.has(post) || isPromptEcho(post)) continue;
      this.#given.add(post);
      yield post;
    }
  }

  #garbage(what: string): WriterError {
    return new WriterError('garbage', `The answer ${what}.`);
  }
}
