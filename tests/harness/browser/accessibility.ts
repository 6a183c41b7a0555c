import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** The small one, half as large. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

interface Part {
  /** A selector, where what stands around it was looked at before. */
  within?: string;
  /** Where the page was looked at in the other theme, which changes colors and pictures. */
  themeOnly?: boolean;
}

const rulesOfThemes = ['color-contrast', 'image-alt', 'link-in-text-block'];

/** What axe finds wrong in a page as it stands; no page of ours has frames to look into. */
export async function accessibilityFaults(
  page: Page,
  { within, themeOnly = false }: Part = {},
): Promise<string[]> {
  // Two thirds of a megabyte: a document that was looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await settled(page);
  const violations = await page.evaluate(
    async ([part, runOnly]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      // What passed is not told, which spares writing down where each of it stands.
      const options: axe.RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      return (await here.run(part ?? document, options)).violations;
    },
    [within, themeOnly ? rulesOfThemes : undefined] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)} ${nodes[0]?.html}`,
  );
}

/** The page itself, and a dialog on it. */
function tooWide(): string[] {
  const places = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
  const wide = places.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  return wide.map(({ localName }) => `too wide: ${localName}`);
}

/**
 * What is found at each width and in both themes, with the look it was found in. To draw a page in another
 * look costs as much as axe itself: it begins in the one that the page has, which is left as it was.
 */
export async function inEveryLook(
  page: Page,
  find: (look: { themeOnly: boolean }) => Promise<string[]>,
  widths: readonly number[] = [390, 1280],
): Promise<string[]> {
  const before = page.viewportSize();
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const turn = () => page.evaluate(() => document.documentElement.classList.toggle('dark'));
  const wasDark = await isDark();
  const found: string[] = [];
  for (const width of widths.toSorted((a) => (a === before?.width ? -1 : 1))) {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 900 });
    // The page is drawn in its new width a frame later.
    await settled(page);
    found.push(...(await page.evaluate(tooWide)).map((fault) => `${width} px: ${fault}`));
    for (const turned of [false, true]) {
      if (turned) await turn();
      const look = `${width} px, ${(await isDark()) ? 'dark' : 'light'}`;
      found.push(...(await find({ themeOnly: turned })).map((fault) => `${look}: ${fault}`));
    }
  }
  if ((await isDark()) !== wasDark) await turn();
  if (before && before.width !== page.viewportSize()?.width) await page.setViewportSize(before);
  return found;
}

/** What is wrong with a page as it stands, at each width and in both themes. */
export function faultsInEveryLook(
  page: Page,
  { widths, within }: Part & { widths?: readonly number[] } = {},
): Promise<string[]> {
  const part = within === undefined ? {} : { within };
  return inEveryLook(page, (look) => accessibilityFaults(page, { ...part, ...look }), widths);
}
