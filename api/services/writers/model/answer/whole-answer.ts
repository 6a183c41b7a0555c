import { shorten } from '#shared/text/shorten.ts';
import { unwrap } from '#shared/text/unwrap.ts';
import { isPromptEcho } from '../../prompt/prompts.ts';
import { statusError } from '../provider-errors.ts';
import { WriterError } from '../writer-errors.ts';
import { longestPiece, longestPost, longestText } from './answer-limits.ts';
import { readCompletionPiece } from './completion-piece.ts';
import { parseStrict } from './loose-json.ts';
import { ThoughtSkipper } from './thought-skipper.ts';

/** Collects an answer that is not streamed and holds one post. */
export class WholeAnswer {
  #body = '';

  /** Only the end shows whether it is whole. */
  readonly enough = false;

  push(chunk: string): never[] {
    this.#body += chunk;
    if (this.#body.length > longestPiece) {
      throw new WriterError('garbage', 'The answer is far too long.');
    }
    return [];
  }

  end(): [string] {
    const piece = readCompletionPiece(this.#body);
    if (piece === null) throw new WriterError('garbage', 'The answer is not a chat completion.');
    if (piece.error !== null) throw statusError(piece.error.status, piece.error);
    if (piece.refused) throw new WriterError('refused', 'The model declined to answer.');
    if (piece.finish === 'length') {
      throw new WriterError('cutOff', 'The answer reached its length limit.');
    }
    const text = new ThoughtSkipper().push(piece.text).trim();
    if (text.length > longestText) throw new WriterError('garbage', 'The answer is far too long.');
    // Some models answer in JSON whatever they are told.
    const [post] = unwrap(text, parseStrict);
    if (post === undefined || isPromptEcho(post)) {
      throw new WriterError('garbage', 'The answer holds no post.');
    }
    return [shorten(post, longestPost)];
  }
}
