import { setTimeout as sleep } from 'node:timers/promises';

/** Tries as long as it has patience, where what failed may be repeated. */
export async function patiently<Answer>(
  milliseconds: number,
  repeatable: (error: unknown) => boolean,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  // Not by the wall's clock: a jump of it would end the patience at once, or never.
  const deadline = performance.now() + milliseconds;
  // Soon again: people wait, and another machine may have stepped in meanwhile.
  for (let pause = 50; ; pause = Math.min(pause * 2, 400)) {
    try {
      return await attempt();
    } catch (error) {
      if (!repeatable(error) || performance.now() + pause > deadline) throw error;
    }
    await sleep(pause);
  }
}
