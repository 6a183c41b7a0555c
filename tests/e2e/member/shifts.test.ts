import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai } from '#tests/fakes/openai/server.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { layoutShifts } from '#tests/harness/browser/layout-shifts.ts';
import { cards, generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, givePremium } from '#tests/harness/people.ts';
import { sharedModelStack, sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;
/** No model is connected, which the form says in a note of its own. */
let plain: Stack;
let browsing: Browsing;
let page: Page;

beforeAll(async () => {
  ({ stack, provider } = await sharedModelStack());
  plain = await sharedStack();
  browsing = await openBrowser({ ownProcesses: true });
});

afterAll(() => browsing.close());

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const topic = () => page.getByRole('textbox', { name: 'Topic' });
const details = () => page.getByRole('textbox', { name: 'What do you know' });

/** What moves while the page comes back, seen from where it was left. */
async function shiftsFrom(place: string, shown: () => Promise<unknown>): Promise<string[]> {
  await page
    .locator(place)
    .first()
    .evaluate((element) => element.scrollIntoView());
  await page.reload();
  await shown();
  await page.waitForLoadState('networkidle');
  return layoutShifts(page);
}

const widths = [390, 1600];

test('nothing moves when Premium comes back, on a phone and on a wide screen', async () => {
  page = await browsing.newPage(stack.api.url);
  const ada = await signedInPage(page, stack.pocketbase.url);
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const post = { userId: ada.id, text, platform: 'x', tone: 'casual' };
    await ada.client.collection('posts').create(post, { requestKey: null });
  }
  await page.goto('/');
  provider.script(saysPosts(cannedPosts));
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(cannedPosts.length);
  const all = async () => {
    await expect.poll(() => cards(page).count()).toBe(cannedPosts.length);
    await expect.poll(() => savedPosts(page).count()).toBe(5);
    await page.getByRole('banner').getByText('Premium').waitFor();
    await page.getByText('Advanced Settings', { exact: true }).waitFor();
    await page.getByRole('searchbox').waitFor();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of ['header', '#generator', '#your-plan', '.library-room', 'footer'])
      expect(await shiftsFrom(place, all), `${width} px, ${place}`).toEqual([]);
  }
});

test('nothing moves when a draft comes back, on a phone and on a wide screen', async () => {
  page = await browsing.newPage(plain.api.url);
  await page.goto('/');
  const kept = () => page.evaluate(() => localStorage.getItem('postquill_drafts'));
  const back = async () => {
    await expect.poll(() => details().inputValue()).toContain('We roast on Mondays.');
    await page.getByText('Everything you type here goes into the post').waitFor();
    await page.getByText('No AI model is connected.').waitFor();
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await topic().fill('Coffee in Basel. '.repeat(10).trim());
    await details().fill('We roast on Mondays.\n'.repeat(9).trim());
    await expect.poll(kept).toContain('We roast on Mondays.');
    // What the page says of itself is there when it is left, too.
    await back();
    for (const place of ['#generator', '#generator button[type=submit]'])
      expect(await shiftsFrom(place, back), `${width} px, ${place}`).toEqual([]);
    // Of its room nothing is left once the text is there.
    await details().fill('');
    const height = async () => (await details().boundingBox())?.height ?? 0;
    await expect.poll(height).toBeLessThan(120);
    await expect.poll(kept).not.toContain('We roast on Mondays.');
  }
});
