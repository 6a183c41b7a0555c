import { CheckedAnswer } from './answer/checked-answer.ts';
import { Budget } from './budget.ts';
import { Calls } from './calls.ts';
import { checkingRequest } from './chat-request.ts';
import type { ModelWriterConfig } from './config.ts';

/** Somebody looks at a button. */
const longestCheckMs = 30_000;

/** Asks a server the least there is, once; fails as any order to it would. */
export async function checkModel(config: ModelWriterConfig, signal: AbortSignal): Promise<void> {
  const totalMs = Math.min(config.timeouts.totalMs, longestCheckMs);
  const budget = new Budget({ ...config.timeouts, totalMs }, signal);
  const calls = new Calls(config, () => performance.now());
  const request = checkingRequest.bind(null, config);
  try {
    for await (const _ of calls.read(request, () => new CheckedAnswer(), budget));
  } finally {
    budget.end();
  }
}
