import type { Writer, WritingOrder } from '../writer.ts';
import { WholeAnswer } from './answer/whole-answer.ts';
import { Breaker } from './breaker.ts';
import { Budget } from './budget.ts';
import { Calls } from './calls.ts';
import { shorteningRequest } from './chat-request.ts';
import { type ModelWriterConfig, shownModel } from './config.ts';
import { writeOnce } from './write-once.ts';

/** A shorter wording is a courtesy: the posts after it are waiting, and so is the user. */
const shorteningMs = 5_000;
/** After one that fails posts are cut for a while: every post of an order may be too long. */
const shorteningRest = { failures: 1, coolDownMs: 30_000 };

/** A writer over any server that speaks OpenAI's chat completions. */
export function modelWriter(config: ModelWriterConfig, now = () => performance.now()): Writer {
  const calls = new Calls(config, now);
  const shortenings = new Breaker(shorteningRest, now);

  async function* write(order: WritingOrder, signal: AbortSignal): AsyncGenerator<string> {
    const budget = new Budget(config.timeouts, signal);
    try {
      yield* writeOnce(calls, order, budget);
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

  return {
    name: `${shownModel(config.model)} (${new URL(config.baseURL).host})`,
    model: shownModel(config.model),
    offline: false,
    write,
    shorten,
  };
}
