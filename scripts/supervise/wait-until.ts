import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '#shared/plain-error.ts';

/** After an upgrade PocketBase may make indexes anew: a minute for two million accounts on a busy machine. */
export const databaseStartSeconds = 900;

/** Waits for a server of ours to answer; gives up with a sentence instead of waiting for ever. */
export async function waitUntilAnswers(
  url: string,
  name: string,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<Response> {
  const deadline = Date.now() + seconds * 1_000;
  let last = 'no answer';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (answer.ok) return answer;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(50);
  }
  throw new PlainError(`${name} did not become ready within ${seconds} seconds (${last}).`);
}
