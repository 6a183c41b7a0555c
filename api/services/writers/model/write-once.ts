import { sameText } from '#shared/text/clean.ts';
import type { Task } from '../prompt/prompts.ts';
import type { WritingOrder } from '../writer.ts';
import { AnswerReader } from './answer/answer-reader.ts';
import type { Budget } from './budget.ts';
import { type Calls, report } from './calls.ts';
import { writingRequest } from './chat-request.ts';
import { pauseMs } from './retry.ts';
import { WriterError } from './writer-errors.ts';

/** Tries again as long as nothing came and the provider may be there in a moment. */
async function* tried(
  calls: Calls,
  order: WritingOrder,
  task: Task,
  budget: Budget,
): AsyncGenerator<string> {
  const { breaker, config } = calls;
  let yielded = false;
  for (let attempt = 0; ; attempt += 1) {
    const call = breaker.enter();
    try {
      const newReader = () => new AnswerReader(task.posts, order.heard);
      const request = writingRequest.bind(null, order, task, config);
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

/** All posts in one call. A model that ends early is asked once for those that are missing. */
export async function* writeOnce(
  calls: Calls,
  order: WritingOrder,
  budget: Budget,
): AsyncGenerator<string> {
  const { posts, earlier = [] } = order;
  const given: string[] = [];
  const whole: Task = { desk: 'first', posts, door: earlier.length, stride: 1, earlier };
  for await (const post of tried(calls, order, whole, budget)) {
    given.push(post);
    yield post;
  }
  const missing = posts - given.length;
  if (missing <= 0) return;
  const there = [...earlier, ...given];
  const rest: Task = { ...whole, posts: missing, door: there.length, earlier: there };
  for await (const post of tried(calls, order, rest, budget)) {
    if (!there.some((one) => sameText(one, post))) yield post;
  }
}
