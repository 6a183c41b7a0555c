import type { Reader } from '../calls.ts';
import { statusError } from '../provider-errors.ts';
import { longestPiece } from './answer-limits.ts';
import { garbage } from './answer-text.ts';
import { readCompletionPiece } from './completion-piece.ts';

/** Any completion will do: a model that thinks may have no room left for a word. */
export class CheckedAnswer implements Reader<'answered'> {
  #body = '';
  readonly enough = false;

  push(chunk: string): never[] {
    this.#body += chunk;
    if (this.#body.length > longestPiece) throw garbage('is far too long');
    return [];
  }

  end(): ['answered'] {
    const piece = readCompletionPiece(this.#body);
    if (piece?.error) throw statusError(piece.error.status, piece.error);
    if (piece === null || (piece.text === '' && piece.finish === null)) {
      throw garbage('is not a chat completion');
    }
    return ['answered'];
  }
}
