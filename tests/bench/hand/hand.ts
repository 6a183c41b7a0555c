import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright';
import { obtainChromium } from '#scripts/obtain/chromium.ts';
import { buildSite } from '#scripts/site/build-site.ts';
import { openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, signedInPage } from '#tests/harness/browser/visitor.ts';
import { facts } from '#tests/harness/people.ts';
import { startStack } from '#tests/harness/stack.ts';
import { median, quantile } from '../statistics.ts';
import { type Row, row } from '../table.ts';
import { type ThreadTime, threadClock } from './thread-time.ts';

const pick = (times: ThreadTime[], of: keyof ThreadTime) => times.map((time) => time[of]);

function summary(name: string, times: ThreadTime[], of: keyof ThreadTime, wanted: number): Row {
  const each = pick(times, of);
  const figures = [median(each), quantile(each, 0.95), Math.max(...each)];
  return row(name, figures.map((ms) => ms.toFixed(1)).join(' / '), `≤ ${wanted} ms`);
}

const press = (button: Locator) => button.evaluate((element) => (element as HTMLElement).click());

async function withTwoVersions(page: Page): Promise<Locator> {
  await page.goto('/');
  await generate(page, `Our bakery opens on Sundays. ${facts}`);
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Edit' }).click();
  await card
    .getByLabel('Post text')
    .fill('Rye takes three days. It is not a job, it is a passion.');
  await card.getByRole('button', { name: 'Done' }).click();
  await card.getByRole('button', { name: 'Earlier version' }).waitFor();
  return card;
}

/** What a hand on a post waits for: a step between its versions, and its preview. */
export async function hand(seconds: number): Promise<Row[]> {
  process.env.CHROMIUM_PATH = await obtainChromium();
  await buildSite(process.cwd(), resolve('dist'));
  const stack = await startStack();
  const browsing = await openBrowser();
  try {
    const page = await browsing.newPage(stack.api.url, { viewport: { width: 1280, height: 900 } });
    await signedInPage(page, stack.pocketbase.url);
    const card = await withTwoVersions(page);
    const clock = await threadClock(page);
    const [steps, openings]: [ThreadTime[], ThreadTime[]] = [[], []];
    for (let round = 0; round < seconds * 4; round += 1) {
      for (const way of ['Earlier', 'Later']) {
        const step = card.getByRole('button', { name: `${way} version` });
        steps.push(await clock(() => press(step)));
      }
      openings.push(await clock(() => press(card.getByRole('button', { name: 'Preview' }))));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    return [
      summary('version step, script (median / p95 / most)', steps, 'script', 16),
      summary('opening the preview, all of the thread', openings, 'task', 100),
    ];
  } finally {
    await browsing.close();
    await stack.stop();
  }
}
