import { lostConnection, statusError } from '../provider-errors.ts';
import { WriterError } from '../writer-errors.ts';
import { longestPiece, longestText, longestWire } from './answer-limits.ts';
import { type CompletionPiece, readCompletionPiece } from './completion-piece.ts';
import { EventSplitter } from './event-splitter.ts';
import { ThoughtSkipper } from './thought-skipper.ts';

export function garbage(what: string): WriterError {
  return new WriterError('garbage', `The answer ${what}.`);
}

/** What a model says, without its thoughts, as it comes off the wire: streamed, or in one JSON text. */
export class AnswerText {
  readonly #events = new EventSplitter();
  readonly #thoughts = new ThoughtSkipper();
  /** Set where the answer is one JSON text although a stream was asked for. */
  #whole: string | null = null;
  #begun = false;
  #received = 0;
  #length = 0;
  #finish: string | null = null;
  readonly #somethingCame: () => boolean;

  /** `somethingCame`: the answer was of use already, so that an error in it is a connection lost. */
  constructor(somethingCame: () => boolean) {
    this.#somethingCame = somethingCame;
  }

  /** Throws a WriterError where the answer says that it failed. */
  *push(chunk: string): Generator<string> {
    this.#received += chunk.length;
    if (this.#received > longestWire) throw garbage('is far too long');
    if (!this.#begun && chunk.trim() !== '') {
      this.#begun = true;
      if (chunk.trimStart().startsWith('{')) this.#whole = '';
    }
    if (this.#whole !== null) {
      this.#whole += chunk;
      if (this.#whole.length > longestPiece) throw garbage('is far too long');
      return;
    }
    for (const data of this.#events.push(chunk)) yield* this.#takeEvent(data);
    if (this.#events.held > longestPiece) throw garbage('is far too long');
  }

  /** What only the whole answer shows. */
  *end(): Generator<string> {
    if (this.#whole !== null) {
      yield* this.#takePiece(this.#whole);
      this.#finish ??= 'stop';
      return;
    }
    const last = this.#events.end();
    if (last !== null && (last === '[DONE]' || readCompletionPiece(last) !== null)) {
      yield* this.#takeEvent(last);
    }
  }

  /** Throws where the answer was cut off before its end. */
  demandEnd(): void {
    if (this.#finish === null) throw lostConnection();
    if (this.#finish === 'length') {
      throw new WriterError('cutOff', 'The answer reached its length limit.');
    }
  }

  *#takeEvent(data: string): Generator<string> {
    if (data === '[DONE]') this.#finish ??= 'stop';
    else yield* this.#takePiece(data);
  }

  *#takePiece(json: string): Generator<string> {
    const piece: CompletionPiece | null = readCompletionPiece(json);
    if (piece === null) throw garbage('is not a chat completion');
    if (piece.error !== null) {
      throw this.#somethingCame() ? lostConnection() : statusError(piece.error.status, piece.error);
    }
    if (piece.refused) throw new WriterError('refused', 'The model declined to answer.');
    this.#finish = piece.finish ?? this.#finish;
    const text = this.#thoughts.push(piece.text);
    if (text === '') return;
    this.#length += text.length;
    if (this.#length > longestText) throw garbage('is far too long');
    yield text;
  }
}
