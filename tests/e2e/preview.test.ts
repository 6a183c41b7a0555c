import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, signedInPage } from '#tests/harness/browser/visitor.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

const topic = 'Our bakery on Mill Street opens at six on weekdays. The rye bread takes three days.';

let stack: Stack;
let browsing: Browsing;
let page: Page;

beforeAll(async () => {
  stack = await startStack();
  browsing = await openBrowser();
});

afterAll(async () => {
  await browsing.close();
  await stack.stop();
});

beforeEach(async () => {
  page = await browsing.newPage(stack.api.url, { viewport: { width: 390, height: 900 } });
  await signedInPage(page, stack.pocketbase.url);
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const first = () => cards(page).first();
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

async function openCard(platform: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: platform }).check();
  await generate(page, topic);
  await first().waitFor();
  await page.getByRole('button', { name: 'Generate' }).waitFor();
}

/** No test asks a platform for anything. */
async function answerFor(host: string): Promise<void> {
  await page
    .context()
    .route(`https://${host}/**`, (route) => route.fulfill({ body: 'A platform' }));
}

test.each([
  ['X / Twitter', 'x.com', 'text', 'copied'],
  ['LinkedIn', 'www.linkedin.com', 'text', 'copied'],
  ['Instagram', 'www.instagram.com', null, 'copiedToPaste'],
] as const)(
  'sharing on %s copies the post and opens the composer in the same click',
  async (platform, host, parameter, said) => {
    await openCard(platform);
    await answerFor(host);
    const text = (await first().locator('.post-text').textContent()) ?? '';
    const opening = page.context().waitForEvent('page');
    const told = page.getByText(message(said)).waitFor();
    await first()
      .getByRole('link', { name: `Share on ${platform}` })
      .click();
    const opened = await opening;
    await opened.waitForURL((url) => url.host === host);
    expect(await opened.evaluate(() => window.opener)).toBe(null);
    if (parameter) expect(new URL(opened.url()).searchParams.get(parameter)).toBe(text);
    await opened.close();
    await page.bringToFront();
    await told;
    expect(await clipboard()).toBe(text);
  },
);
