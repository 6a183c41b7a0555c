import type { IncomingMessage } from 'node:http';
import { mostOnTheWay, mostPieces } from './answer/answer-limits.ts';
import type { Budget } from './budget.ts';
import { lostConnection } from './provider-errors.ts';
import { WriterError } from './writer-errors.ts';

/** How long a model may go on after its last wanted post before the connection is given up. */
const farewellMs = 1000;

/** Reading an answer to its end lets the next order use the same connection. */
function letGo(incoming: IncomingMessage): void {
  const timer = setTimeout(() => incoming.destroy(), farewellMs);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
  incoming.on('error', () => {
    // Nobody waits for the rest.
  });
  incoming.resume();
}

/**
 * Hands an answer's text on chunk by chunk until it ends, or until `take` has enough. Settles with a
 * WriterError when the budget is over or the connection is lost, or with what `take` throws.
 */
export function receive(
  incoming: IncomingMessage,
  budget: Budget,
  take: (chunk: string) => 'more' | 'enough',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { socket } = incoming;
    const before = socket.bytesRead;
    let pieces = 0;
    const detach = () => {
      incoming.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      budget.signal.removeEventListener('abort', onAbort);
      budget.answerOver();
    };
    const fail = (error: unknown) => {
      detach();
      incoming.on('error', () => {
        // The failure is already known.
      });
      incoming.destroy();
      reject(error);
    };
    const onData = (chunk: string) => {
      budget.byteCame();
      pieces += 1;
      if (pieces > mostPieces) {
        return fail(new WriterError('garbage', 'The answer comes in far too many pieces.'));
      }
      if (socket.bytesRead - before > mostOnTheWay) {
        return fail(new WriterError('garbage', 'The answer comes with far too much beside it.'));
      }
      try {
        if (take(chunk) === 'more') return;
      } catch (error) {
        return fail(error);
      }
      detach();
      letGo(incoming);
      resolve();
    };
    const onEnd = () => {
      detach();
      resolve();
    };
    const onClose = () => fail(budget.error ?? lostConnection());
    const onAbort = () => fail(budget.error ?? lostConnection());

    if (budget.signal.aborted) return onAbort();
    incoming.setEncoding('utf8');
    incoming.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    budget.signal.addEventListener('abort', onAbort, { once: true });
  });
}
