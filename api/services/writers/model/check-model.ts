import { longestPiece } from './answer/answer-limits.ts';
import { garbage } from './answer/answer-text.ts';
import { readCompletionPiece } from './answer/completion-piece.ts';
import { Budget } from './budget.ts';
import { Calls, type Reader } from './calls.ts';
import { checkingRequest } from './chat-request.ts';
import type { ModelWriterConfig } from './config.ts';
import { statusError } from './provider-errors.ts';

/** Somebody looks at a button. */
const longestCheckMs = 30_000;

/** Any completion will do: a model that thinks may have no room left for a word. */
class CheckedAnswer implements Reader<'answered'> {
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

/** Asks a server the least there is, once; fails as any order to it would. */
export async function checkModel(config: ModelWriterConfig, signal: AbortSignal): Promise<void> {
  const totalMs = Math.min(config.timeouts.totalMs, longestCheckMs);
  const budget = new Budget({ ...config.timeouts, totalMs }, signal);
  const calls = new Calls(config, () => performance.now());
  const request = checkingRequest.bind(null, config);
  try {
    for await (const _ of calls.read(request, () => new CheckedAnswer(), budget));
  } finally {
    budget.end();
  }
}
