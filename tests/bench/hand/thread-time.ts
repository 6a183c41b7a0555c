import type { CDPSession, Page } from 'playwright';

export interface ThreadTime {
  script: number;
  task: number;
}

async function read(session: CDPSession): Promise<ThreadTime> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), task: of('TaskDuration') };
}

/** After the next frame, and what that one left to do. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
}

/** Milliseconds that the page's thread computed, in scripts and in all: a busy machine takes none of them. */
export async function threadClock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (act: () => Promise<unknown>): Promise<ThreadTime> => {
    const before = await read(session);
    await act();
    await settled(page);
    const after = await read(session);
    return { script: after.script - before.script, task: after.task - before.task };
  };
}
