import type { IncomingMessage } from 'node:http';
import type { Task } from '../prompt/prompts.ts';
import type { Writer, WritingOrder } from '../writer.ts';
import { AnswerReader } from './answer/answer-reader.ts';
import { WholeAnswer } from './answer/whole-answer.ts';
import { Breaker, type GuardedCall } from './breaker.ts';
import { Budget } from './budget.ts';
import { type ChatRequest, shorteningRequest, writingRequest } from './chat-request.ts';
import { type Concession, Concessions, type Trial } from './concessions.ts';
import { type ModelWriterConfig, shownModel } from './config.ts';
import { Mailbox } from './mailbox.ts';
import { createAsk } from './provider-client.ts';
import { requestError } from './provider-errors.ts';
import { receive } from './receive.ts';
import { pauseMs } from './retry.ts';
import { WriterError } from './writer-errors.ts';

/** A provider is to blame for being away or slow, not for orders that it or its model declines. */
function report(call: GuardedCall, error: unknown): void {
  const away = error instanceof WriterError && (error.retry !== null || error.kind === 'timeout');
  if (away) call.failed();
  else call.left();
}

/** A shorter wording is a courtesy: the posts after it are waiting, and so is the user. */
const shorteningMs = 5_000;
/** After one that fails posts are cut for a while: every post of an order may be too long. */
const shorteningRest = { failures: 1, coolDownMs: 30_000 };

/** All posts in one call. */
function wholeOrder({ posts }: WritingOrder): Task {
  return { desk: 'first', posts, door: 0, stride: 1, earlier: [] };
}

interface Opened {
  incoming: IncomingMessage;
  trial: Trial;
}

/** A writer over any server that speaks OpenAI's chat completions. */
export function modelWriter(config: ModelWriterConfig, now = () => performance.now()): Writer {
  const ask = createAsk(config);
  const breaker = new Breaker(config.breaker, now);
  const shortenings = new Breaker(shorteningRest, now);
  const concessions = new Concessions(now);

  /** One call: as many requests as it takes to learn what the server does not understand. */
  async function open(
    requestWith: (made: ReadonlySet<Concession>) => ChatRequest,
    budget: Budget,
  ): Promise<Opened> {
    const trial = concessions.begin();
    for (;;) {
      const request = requestWith(trial.made);
      budget.requestSent();
      try {
        return { incoming: await budget.within(ask(request, budget.signal)), trial };
      } catch (error) {
        budget.answerOver();
        if (budget.error !== null) throw budget.error;
        if (!trial.concede(error, request)) throw requestError(error);
      }
    }
  }

  /** One try: its posts as they close, then its error, if any. */
  function tryOnce(order: WritingOrder, budget: Budget): Mailbox<string> {
    const box = new Mailbox<string>();
    const reader = new AnswerReader(order.posts);
    const run = async () => {
      const { incoming, trial } = await open(
        (made) => writingRequest(order, wholeOrder(order), config, made),
        budget,
      );
      const deliver = (posts: Iterable<string>) => {
        for (const post of posts) {
          trial.passed();
          box.put(post);
        }
      };
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
    const budget = new Budget(config.timeouts, signal);
    let yielded = false;
    try {
      for (let attempt = 0; ; attempt += 1) {
        const call = breaker.enter();
        try {
          for await (const post of tryOnce(order, budget)) {
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
    } finally {
      budget.end();
    }
  }

  async function shorten(text: string, order: WritingOrder, signal: AbortSignal): Promise<string> {
    const calls = [shortenings.enter(), breaker.enter()];
    const totalMs = Math.min(config.timeouts.totalMs, shorteningMs);
    const budget = new Budget({ ...config.timeouts, totalMs }, signal);
    try {
      const request = (made: ReadonlySet<Concession>) =>
        shorteningRequest(text, order, config, made);
      const answer = new WholeAnswer();
      const { incoming, trial } = await open(request, budget);
      await receive(incoming, budget, (chunk) => answer.push(chunk));
      const post = answer.end();
      trial.passed();
      for (const call of calls) call.succeeded();
      return post;
    } catch (error) {
      for (const call of calls) report(call, error);
      throw error;
    } finally {
      budget.end();
    }
  }

  return {
    name: `${shownModel(config.model)} (${new URL(config.baseURL).host})`,
    model: shownModel(config.model),
    offline: false,
    write,
    shorten,
  };
}
