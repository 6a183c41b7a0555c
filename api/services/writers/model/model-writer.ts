import { z } from 'zod';
import type { Platform } from '#shared/rules.ts';
import type { Change, FlawedPost, Share, Wish, Writer, WritingOrder } from '../writer.ts';
import { longestPost } from './answer/answer-limits.ts';
import { AnswerReader } from './answer/answer-reader.ts';
import { ListReader } from './answer/list-reader.ts';
import { WholeAnswer } from './answer/whole-answer.ts';
import { Breaker } from './breaker.ts';
import { Budget } from './budget.ts';
import { Calls } from './calls.ts';
import { refiningRequest, repairRequest, shorteningRequest } from './chat-request.ts';
import { Choosing } from './choosing/choosing.ts';
import { type ModelWriterConfig, shownModel } from './config.ts';
import { divide } from './divide.ts';
import { proofreadingRequest } from './request/asides.ts';
import { tried } from './tried.ts';
import { writeOnce } from './write-once.ts';

/** Which post, what stands there, and what reads better. */
const passage = z.string().max(longestPost);
const change = z.object({ post: z.number().int().min(1), from: passage.min(1), to: passage });

/** A shorter wording is a courtesy: the posts after it are waiting, and so is the user. */
const shorteningMs = 5_000;
/** After one that fails posts stay as they are for a while: every order may ask for it. */
const courtesyRest = { failures: 1, coolDownMs: 30_000 };

/** A writer over any server that speaks OpenAI's chat completions. */
export function modelWriter(config: ModelWriterConfig, now = () => performance.now()): Writer {
  const calls = new Calls(config, now);
  const shortenings = new Breaker(courtesyRest, now);
  const mendings = new Breaker(courtesyRest, now);
  const verdicts = new Breaker(courtesyRest, now);
  const proofs = new Breaker(courtesyRest, now);
  const divisions = new Breaker(courtesyRest, now);

  async function* write(order: WritingOrder, signal: AbortSignal): AsyncGenerator<string> {
    const budget = new Budget(config.timeouts, signal);
    try {
      if (config.writing === 'once') yield* writeOnce(calls, order, budget);
      else yield* new Choosing(calls, verdicts, order, budget).write();
    } finally {
      budget.end();
    }
  }

  async function* refine(
    wish: Wish,
    order: WritingOrder,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const budget = new Budget(config.timeouts, signal);
    const request = refiningRequest.bind(null, wish, order, config);
    try {
      yield* tried(calls, request, () => new AnswerReader(1, order.heard), budget);
    } finally {
      budget.end();
    }
  }

  async function shorten(text: string, order: WritingOrder, signal: AbortSignal): Promise<string> {
    const totalMs = Math.min(config.timeouts.totalMs, shorteningMs);
    const budget = new Budget({ ...config.timeouts, totalMs }, signal);
    const request = shorteningRequest.bind(null, text, order, config);
    let shorter = text;
    const newReader = () => new WholeAnswer();
    for await (const post of calls.aside(shortenings, request, newReader, budget)) {
      shorter = post;
    }
    return shorter;
  }

  async function mend(
    posts: readonly FlawedPost[],
    order: WritingOrder,
    signal: AbortSignal,
  ): Promise<string[]> {
    // Whoever waits for less ends it earlier.
    const budget = new Budget(config.timeouts, signal);
    const request = repairRequest.bind(null, posts, order, config);
    const mended: string[] = [];
    const newReader = () => new AnswerReader(posts.length);
    for await (const post of calls.aside(mendings, request, newReader, budget)) mended.push(post);
    // With one of them missing nobody knows which is which.
    return mended.length === posts.length ? mended : [];
  }

  async function proofread(
    posts: readonly string[],
    order: WritingOrder,
    signal: AbortSignal,
  ): Promise<Change[]> {
    const budget = new Budget(config.timeouts, signal);
    const request = proofreadingRequest.bind(null, posts, order, config);
    const newReader = () => new ListReader('changes', change);
    const changes: Change[] = [];
    for await (const said of calls.aside(proofs, request, newReader, budget))
      changes.push({ ...said, post: said.post - 1 });
    return changes;
  }

  async function divideIdea(
    order: WritingOrder,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<Platform, Share>> {
    return divide(calls, divisions, order, new Budget(config.timeouts, signal));
  }

  return {
    name: `${shownModel(config.model)} (${new URL(config.baseURL).host})`,
    model: shownModel(config.model),
    offline: false,
    resting: () => calls.breaker.resting,
    write,
    refine,
    oneByOne: config.oneByOne,
    ...(!config.oneByOne && { shorten }),
    mend,
    ...(config.writing === 'choose' && { proofread, divide: divideIdea }),
  };
}
