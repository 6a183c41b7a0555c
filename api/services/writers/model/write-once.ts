import { sameText } from '#shared/text/clean/same-text.ts';
import type { Task } from '../prompt/prompts.ts';
import type { WritingOrder } from '../writer.ts';
import { AnswerReader } from './answer/answer-reader.ts';
import type { Budget } from './budget.ts';
import type { Calls } from './calls.ts';
import { writingRequest } from './chat-request.ts';
import { tried } from './tried.ts';

/** All posts in one call. A model that ends early is asked once for those that are missing. */
export async function* writeOnce(
  calls: Calls,
  order: WritingOrder,
  budget: Budget,
): AsyncGenerator<string> {
  const { posts, earlier = [], turns } = order;
  const written = (task: Task) =>
    tried(
      calls,
      writingRequest.bind(null, order, task, calls.config),
      () => new AnswerReader(task.posts, order.heard),
      budget,
      turns,
    );
  const given: string[] = [];
  const whole: Task = { desk: 'first', posts, door: earlier.length, stride: 1, earlier };
  for await (const post of written(whole)) {
    given.push(post);
    yield post;
  }
  const missing = posts - given.length;
  if (missing <= 0) return;
  const there = [...earlier, ...given];
  const rest: Task = { ...whole, posts: missing, door: there.length, earlier: there };
  for await (const post of written(rest)) {
    if (!there.some((one) => sameText(one, post))) yield post;
  }
}
