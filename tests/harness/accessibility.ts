import axe from 'axe-core';
import type { Page } from 'playwright';

/** What axe finds wrong in a page as it stands; no page of ours has frames to look into. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Half a megabyte: a document that was looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // What passed is not told, which spares writing down where each of it stands.
    return (await here.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)} ${nodes[0]?.html}`,
  );
}
