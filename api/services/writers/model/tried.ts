import type { Budget } from './budget.ts';
import { type Calls, type Reader, type RequestWith, report } from './calls.ts';
import { Mailbox } from './mailbox.ts';
import { requestError } from './provider-errors.ts';
import { Turns } from './turns.ts';
import type { WriterError } from './writer-errors.ts';

/** Tries again as long as nothing came and the provider may be there in a moment. */
export async function* tried(
  calls: Calls,
  request: RequestWith,
  newReader: () => Reader<string>,
  budget: Budget,
  turns = new Turns(),
): AsyncGenerator<string> {
  const box = new Mailbox<string>();
  const attempt = async (wait: Budget, isLast: () => boolean): Promise<WriterError | null> => {
    const own = wait.share();
    let call: ReturnType<typeof calls.breaker.enter> | null = null;
    let gave = false;
    try {
      call = calls.breaker.enter();
      for await (const post of calls.read(request, newReader, own)) {
        call.succeeded();
        gave = true;
        box.put(post);
      }
      return null;
    } catch (reason) {
      const error = requestError(reason);
      if (call !== null && isLast()) report(call, error);
      if (!gave) return error;
      box.fail(error);
      return null;
    } finally {
      call?.left();
      own.end();
    }
  };
  void turns.run({ calls, budget, attempt }).then((error) => {
    if (error === null) box.end();
    else box.fail(error);
  });
  yield* box;
}
