import type { Budget } from './budget.ts';
import { type Calls, type Reader, type RequestWith, report } from './calls.ts';
import { pauseMs } from './retry.ts';
import { WriterError } from './writer-errors.ts';

/** Tries again as long as nothing came and the provider may be there in a moment. */
export async function* tried(
  calls: Calls,
  request: RequestWith,
  newReader: () => Reader<string>,
  budget: Budget,
): AsyncGenerator<string> {
  const { breaker, config } = calls;
  let yielded = false;
  for (let attempt = 0; ; attempt += 1) {
    const call = breaker.enter();
    try {
      for await (const post of calls.read(request, newReader, budget)) {
        call.succeeded();
        yielded = true;
        yield post;
      }
      return;
    } catch (error) {
      report(call, error);
      if (budget.error !== null) throw budget.error;
      const retry = error instanceof WriterError && !yielded ? error.retry : null;
      if (retry === null || attempt >= config.retries || breaker.resting) throw error;
      const pause = pauseMs(attempt, retry);
      if (pause === null || pause >= budget.leftMs) throw error;
      await budget.pause(pause);
    } finally {
      call.left();
    }
  }
}
