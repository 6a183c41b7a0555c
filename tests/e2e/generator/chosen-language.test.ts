import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import type { FakeOpenai } from '#tests/fakes/openai/server.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, signedInPage } from '#tests/harness/browser/visitor.ts';
import { sharedModelStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

/** Too short to say by itself that it is Portuguese. */
const short = 'Pizza 20h, Bar Torres, Basel!';
/** What a model is told of the signs of a machine in Portuguese, and in no other language. */
const portuguese = 'no mundo atual';

let provider: FakeOpenai;
let stack: Stack;
let browsing: Browsing;
let page: Page;

beforeAll(async () => {
  ({ stack, provider } = await sharedModelStack());
  browsing = await openBrowser();
});

afterAll(() => browsing.close());

beforeEach(async () => {
  provider.requests.length = 0;
  page = await browsing.newPage(stack.api.url, { viewport: { width: 390, height: 900 } });
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const writeIn = () => page.getByLabel('Write in');
const lastMessages = () => JSON.stringify(provider.requests.at(-1)?.body.messages ?? '');

test('the chosen language reaches the model, and what is asked of a post later, after another choice and a reload too', async () => {
  provider.script(saysPosts([short]));
  await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await writeIn().selectOption('pt');
  await generate(page, 'Pizza');
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Generate' }).waitFor();
  const asked = provider.requests.map(({ body }) => JSON.stringify(body.messages));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((each) => !each.includes('Portuguese'))).toEqual([]);

  await writeIn().selectOption('de');
  await page.reload();
  await expect.poll(() => writeIn().inputValue()).toBe('de');
  provider.requests.length = 0;
  provider.script(saysPosts(['Bar Torres, Basel: pizza 20h!']));
  await cards(page).first().getByRole('button', { name: 'Refine' }).click();
  await cards(page).first().getByRole('button', { name: 'Shorter' }).click();
  await cards(page).first().getByRole('button', { name: /^Use/ }).waitFor();
  expect(lastMessages()).toContain(portuguese);
});
