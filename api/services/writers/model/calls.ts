import type { IncomingMessage } from 'node:http';
import { Breaker, type GuardedCall } from './breaker.ts';
import type { Budget } from './budget.ts';
import { Concessions, type Trial } from './concessions.ts';
import type { ModelWriterConfig } from './config.ts';
import { Mailbox } from './mailbox.ts';
import { createAsk } from './provider-client.ts';
import { requestError } from './provider-errors.ts';
import { receive } from './receive.ts';
import type { ChatRequest } from './request/chat.ts';
import type { Concession } from './request/complaints.ts';
import { noteTokens } from './spent-tokens.ts';
import { WriterError } from './writer-errors.ts';

/** A request, said without what its server was found not to understand. */
export type RequestWith = (made: ReadonlySet<Concession>) => ChatRequest;

/** Cuts what is wanted out of an answer that is still coming. */
export interface Reader<Item> {
  readonly enough: boolean;
  push(chunk: string): Iterable<Item>;
  end(): Iterable<Item>;
}

/** A provider is to blame for being away or slow, not for orders that it or its model declines. */
export function report(call: GuardedCall, error: unknown): void {
  const away = error instanceof WriterError && (error.retry !== null || error.kind === 'timeout');
  if (away) call.failed();
  else call.left();
}

/** All calls to one server, with what is known of it. */
export class Calls {
  readonly config: ModelWriterConfig;
  readonly breaker: Breaker;
  readonly now: () => number;
  readonly #concessions: Concessions;
  readonly #ask: (request: ChatRequest, signal: AbortSignal) => Promise<IncomingMessage>;

  constructor(config: ModelWriterConfig, now: () => number) {
    this.config = config;
    this.now = now;
    this.breaker = new Breaker(config.breaker, now);
    this.#concessions = new Concessions(now);
    this.#ask = createAsk(config);
  }

  /**
   * One call: as many requests as it takes to learn what the server does not understand. It may say so
   * with any status, or inside an answer that began as a good one.
   */
  async #call(
    requestWith: RequestWith,
    budget: Budget,
    take: (incoming: IncomingMessage, trial: Trial) => Promise<void>,
  ): Promise<void> {
    const trial = this.#concessions.begin();
    for (;;) {
      const request = requestWith(trial.made);
      budget.requestSent();
      try {
        const incoming = await budget.within(this.#ask(request, budget.signal));
        const taken = take(incoming, trial);
        if (this.config.countsTokens) noteTokens(incoming);
        return await taken;
      } catch (error) {
        budget.answerOver();
        if (budget.error !== null) throw budget.error;
        if (!trial.concede(error, request)) throw requestError(error);
      }
    }
  }

  /** What a reader cuts out of the answer as it comes, then the call's error, if any. */
  read<Item>(
    requestWith: RequestWith,
    newReader: () => Reader<Item>,
    budget: Budget,
  ): Mailbox<Item> {
    const box = new Mailbox<Item>();
    const run = this.#call(requestWith, budget, async (incoming, trial) => {
      const reader = newReader();
      const deliver = (items: Iterable<Item>) => {
        for (const item of items) {
          trial.passed();
          box.put(item);
        }
      };
      await receive(incoming, budget, (chunk) => {
        deliver(reader.push(chunk));
        return reader.enough ? 'enough' : 'more';
      });
      if (!reader.enough) deliver(reader.end());
    });
    run.then(
      () => box.end(),
      (error) => box.fail(error),
    );
    return box;
  }

  /**
   * A call that somebody waits for and could do without. What fails rests for a while, since every
   * order may ask for it.
   */
  async *aside<Item>(
    rests: Breaker,
    requestWith: RequestWith,
    newReader: () => Reader<Item>,
    budget: Budget,
  ): AsyncGenerator<Item> {
    const calls: GuardedCall[] = [];
    try {
      for (const breaker of [rests, this.breaker]) calls.push(breaker.enter());
      yield* this.read(requestWith, newReader, budget);
      for (const call of calls) call.succeeded();
    } catch (error) {
      // Several platforms ask at once: the first that fails speaks of the provider for all.
      const said = rests.resting;
      for (const call of said ? calls.slice(0, 1) : calls) report(call, error);
      throw error;
    } finally {
      for (const call of calls) call.left();
      budget.end();
    }
  }
}
