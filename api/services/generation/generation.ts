import type { Log } from '#api/log.ts';
import type { Ledger } from '#api/services/ledger/ledger.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import type { DoneEvent, GenerateAnswer, PostEvent, Problem } from '#shared/contracts.ts';
import type { Held, HoldRequest } from '#shared/ledger.ts';
import { message } from '#shared/rules.ts';
import { type Refusal, refusalOf } from './refusals.ts';
import { shapePosts } from './shape-posts.ts';

export type GenerationEvent =
  | { event: 'post'; data: PostEvent }
  | { event: 'done'; data: DoneEvent }
  | { event: 'error'; data: Problem };

export interface GenerationOrder {
  hold: Omit<HoldRequest, 'fairUsePerDay'>;
  writing: Omit<WritingOrder, 'seed'>;
  writer: Writer;
  log: Log;
}

export type Generation =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'stored'; result: string; events: AsyncIterable<GenerationEvent> }
  | {
      kind: 'running';
      /** `oneByOne`: the client sees each post as it comes, and not all of them at the end. */
      events(signal: AbortSignal, oneByOne: boolean): AsyncIterable<GenerationEvent>;
    };

interface Leaving {
  signal: AbortSignal;
  oneByOne: boolean;
}

const failed: GenerationEvent = {
  event: 'error',
  data: { error: message('generateFailed'), code: 'generateFailed' },
};

export function resultOf(posts: string[]): string {
  return JSON.stringify({ posts: posts.map((text) => ({ text })) } satisfies GenerateAnswer);
}

async function* replay(result: string, done: Omit<DoneEvent, 'posts'>) {
  const { posts } = JSON.parse(result) as GenerateAnswer;
  for (const [index, { text }] of posts.entries()) {
    yield { event: 'post', data: { index, text } } satisfies GenerationEvent;
  }
  yield { event: 'done', data: { posts: posts.length, ...done } } satisfies GenerationEvent;
}

export class GenerationService {
  readonly #ledger: Ledger;
  readonly #fairUsePerDay: number;
  readonly #ending = new AbortController();
  #running = 0;

  constructor(ledger: Ledger, fairUsePerDay: number) {
    this.#ledger = ledger;
    this.#fairUsePerDay = fairUsePerDay;
  }

  /** How many are being written now. */
  get running(): number {
    return this.#running;
  }

  /** The process is about to go: what is still being written ends here, settled, with its error event. */
  endAll(): void {
    this.#ending.abort();
  }

  /** Holds first, so that nothing is written for somebody who may not have it. */
  async begin(order: GenerationOrder): Promise<Generation> {
    const answer = await this.#ledger.hold({
      ...order.hold,
      fairUsePerDay: this.#fairUsePerDay,
    });
    order.log.info({ outcome: answer.outcome }, 'generation asked for');
    if (answer.outcome === 'held') {
      const events = (signal: AbortSignal, oneByOne: boolean) =>
        this.#write(order, answer, { signal, oneByOne });
      return { kind: 'running', events };
    }
    if (answer.outcome === 'replay') {
      const { result, plan, left } = answer;
      const events = replay(result, { plan, left, offline: order.writer.offline });
      return { kind: 'stored', result, events };
    }
    return { kind: 'refused', refusal: refusalOf(answer.outcome) };
  }

  async *#write(
    { writer, writing, hold, log }: GenerationOrder,
    held: Held,
    { signal, oneByOne }: Leaving,
  ): AsyncGenerator<GenerationEvent> {
    const shown: string[] = [];
    let settled = false;
    this.#running += 1;
    const stop = AbortSignal.any([signal, this.#ending.signal]);
    try {
      for await (const text of shapePosts(writer, { ...writing, seed: hold.key }, stop)) {
        // Counted before it is handed over: a client that leaves while reading has seen it.
        shown.push(text);
        yield { event: 'post', data: { index: shown.length - 1, text } };
      }
      settled = true;
      if (shown.length === 0) {
        log.warn({ writer: writer.name }, 'the writer gave no usable post');
        await this.#ledger.release(held.id);
        yield failed;
        return;
      }
      const committed = await this.#ledger.commit(held.id, resultOf(shown));
      if (committed.outcome === 'lost') log.warn('the hold expired before its generation ended');
      const posts = shown.length;
      const left = committed.outcome === 'lost' ? held.left : committed.left;
      yield { event: 'done', data: { posts, left, plan: held.plan, offline: writer.offline } };
    } catch (error) {
      settled = true;
      const said = error instanceof Error ? error.message : String(error);
      const reason = this.#ending.signal.aborted ? 'the process is ending' : said;
      await this.#settleFailure(held, oneByOne ? shown : [], stop.aborted, reason, log);
      if (!signal.aborted) yield failed;
    } finally {
      // The reader stopped reading between two posts: the same as a client that left.
      if (!settled) {
        await this.#settleFailure(held, oneByOne ? shown : [], true, 'stopped reading', log);
      }
      this.#running -= 1;
    }
  }

  /** A client that left after it saw a post is charged; every other unfinished run costs nothing. */
  async #settleFailure(
    held: Held,
    shown: string[],
    left: boolean,
    reason: string,
    log: Log,
  ): Promise<void> {
    log.warn({ reason, posts: shown.length, left }, 'generation did not finish');
    try {
      if (left && shown.length > 0) await this.#ledger.commit(held.id, resultOf(shown));
      else await this.#ledger.release(held.id);
    } catch (error) {
      // The hold runs out by itself; whoever still waits has to hear that this failed.
      log.error({ error }, 'an unfinished generation could not be settled');
    }
  }
}
