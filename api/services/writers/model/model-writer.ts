import type { IncomingMessage } from 'node:http';
import type { Writer, WritingOrder } from '../writer.ts';
import { AnswerReader } from './answer-reader.ts';
import { Breaker, type Passage } from './breaker.ts';
import { Budget } from './budget.ts';
import { type ChatRequest, shorteningRequest, writingRequest } from './chat-request.ts';
import { type Concession, concessionFor } from './concessions.ts';
import type { ModelWriterConfig } from './config.ts';
import { Mailbox } from './mailbox.ts';
import { createAsk } from './provider-client.ts';
import { requestError } from './provider-errors.ts';
import { receive } from './receive.ts';
import { pauseMs } from './retry.ts';
import { WholeAnswer } from './whole-answer.ts';
import { WriterError } from './writer-errors.ts';

/** A provider is to blame for being away or slow, not for orders that it or its model declines. */
function settle(passage: Passage, error: unknown): void {
  const away = error instanceof WriterError && (error.retry !== null || error.kind === 'timeout');
  if (away) passage.failed();
  else passage.left();
}

/** A shorter wording is a courtesy: the posts after it are waiting, and so is the user. */
const shorteningMs = 15_000;

/** A writer over any server that speaks OpenAI's chat completions. */
export function modelWriter(config: ModelWriterConfig): Writer {
  const ask = createAsk(config);
  const breaker = new Breaker(config.breaker);
  const conceded = new Set<Concession>();

  async function open(
    requestWith: (made: ReadonlySet<Concession>) => ChatRequest,
    budget: Budget,
  ): Promise<IncomingMessage> {
    for (;;) {
      const made = new Set(conceded);
      budget.requestSent();
      try {
        return await ask(requestWith(made), budget.signal);
      } catch (error) {
        budget.answerOver();
        if (budget.error !== null) throw budget.error;
        const concession = concessionFor(error, made);
        if (concession === null) throw requestError(error);
        conceded.add(concession);
      }
    }
  }

  /** One try: its posts as they close, then its error, if any. */
  function tryOnce(order: WritingOrder, budget: Budget): Mailbox<string> {
    const box = new Mailbox<string>();
    const reader = new AnswerReader(order.posts);
    const deliver = (posts: Iterable<string>) => {
      for (const post of posts) box.put(post);
    };
    const run = async () => {
      const incoming = await open((made) => writingRequest(order, config, made), budget);
      await receive(incoming, budget, (chunk) => {
        deliver(reader.push(chunk));
        return reader.enough ? 'enough' : 'more';
      });
      if (!reader.enough) deliver(reader.end());
    };
    run().then(
      () => box.end(),
      (error) => box.fail(error),
    );
    return box;
  }

  async function* write(order: WritingOrder, signal: AbortSignal): AsyncGenerator<string> {
    const passage = breaker.enter();
    const budget = new Budget(config.timeouts, signal);
    let yielded = false;
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          for await (const post of tryOnce(order, budget)) {
            passage.succeeded();
            yielded = true;
            yield post;
          }
          return;
        } catch (error) {
          if (budget.error !== null) throw budget.error;
          const retry = error instanceof WriterError && !yielded ? error.retry : null;
          if (retry === null || attempt >= config.retries) throw error;
          const pause = pauseMs(attempt, retry);
          if (pause >= budget.leftMs) throw error;
          await budget.pause(pause);
        }
      }
    } catch (error) {
      settle(passage, error);
      throw error;
    } finally {
      passage.left();
      budget.end();
    }
  }

  async function shorten(text: string, order: WritingOrder, signal: AbortSignal): Promise<string> {
    const passage = breaker.enter();
    const totalMs = Math.min(config.timeouts.totalMs, shorteningMs);
    const budget = new Budget({ ...config.timeouts, totalMs }, signal);
    try {
      const request = (made: ReadonlySet<Concession>) =>
        shorteningRequest(text, order, config, made);
      const answer = new WholeAnswer();
      await receive(await open(request, budget), budget, (chunk) => answer.push(chunk));
      const post = answer.end();
      passage.succeeded();
      return post;
    } catch (error) {
      settle(passage, error);
      throw error;
    } finally {
      budget.end();
    }
  }

  return {
    name: `${config.model} (${new URL(config.baseURL).host})`,
    offline: false,
    write,
    shorten,
  };
}
