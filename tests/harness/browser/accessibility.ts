import axe from 'axe-core';
import type { Page } from 'playwright';

/** A change of theme has reached every colour: a transition shows the old one until a frame after its end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    do {
      await frame();
      await frame();
    } while (document.getAnimations().some(moves));
    await frame();
  });
}

/** What axe finds wrong in a page as it stands; no page of ours has frames to look into. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Half a megabyte: a document that was looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await settled(page);
  const violations = await page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // What passed is not told, which spares writing down where each of it stands.
    return (await here.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)} ${nodes[0]?.html}`,
  );
}
