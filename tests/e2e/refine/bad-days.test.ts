import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai } from '#tests/fakes/openai/server.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { type CuttableLine, startCuttableLine } from '#tests/harness/network/cuttable-line.ts';
import type { Person } from '#tests/harness/people.ts';
import { sharedModelStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

const text = 'We roast coffee in Basel every day. Anna opens at 7.';
const shorter = 'We roast in Basel. Anna opens at 7.';
const other = 'Anna opens at 7 in Basel, where we roast.';

let provider: FakeOpenai;
let stack: Stack;
let line: CuttableLine;
let browsing: Browsing;
let page: Page;
let person: Person;

beforeAll(async () => {
  ({ stack, provider } = await sharedModelStack());
  line = await startCuttableLine(stack.api.url);
  browsing = await openBrowser({ ownProcesses: true });
});

afterAll(async () => {
  await browsing.close();
  line.close();
});

beforeEach(async () => {
  provider.script(saysPosts([text, ...cannedPosts.slice(1)]));
  page = await browsing.newPage(line.url, { viewport: { width: 1280, height: 900 } });
  person = await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

test('a network that is cut in the middle: the post stays, one sentence, and the same click is counted once', async () => {
  await generate(page, 'Coffee');
  const first = cards(page).first();
  const button = (name: string) => first.getByRole('button', { name });
  const words = () => first.locator('.post-text').first().textContent();
  await expect.poll(() => cards(page).count()).toBe(cannedPosts.length);
  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();

  const middle = Promise.withResolvers<void>();
  provider.script(saysPosts([shorter], { pauses: [middle.promise] }), saysPosts([shorter]));
  const asked = provider.requests.length;
  const begun = awaitedLater(page.waitForResponse('**/api/refine'));
  await button('Refine post 1').click();
  await button('Shorter').click();
  await begun;
  await expect.poll(() => provider.requests.length).toBe(asked + 1);
  line.cut();
  await first.getByText(message('refineUnknown')).waitFor();
  middle.resolve();
  expect(await words()).toBe(text);
  await first.getByRole('group', { name: 'Refine post 1' }).waitFor();

  line.mend();
  await button('Shorter').click();
  await first.getByRole('heading', { name: 'New text for post 1' }).waitFor();
  const left = rules.plans.free.refinements - 1;
  await first.getByText(`Refinements left: ${left}`).waitFor();
  await button('Use the new text').click();
  await expect.poll(words).toBe(shorter);
  expect(browsing.complaints().filter((said) => !said.includes('net::ERR_'))).toEqual([]);
});

test('two tabs refine the same saved post: the later one is told, and every text is kept', async () => {
  const draft = { userId: person.id, text, platform: 'x', tone: 'casual' };
  const { id } = await person.client.collection('posts').create(draft);
  const second = await page.context().newPage();
  await page.reload();
  await second.goto('/');
  const post = (at: Page) => savedPosts(at).first();
  const button = (at: Page, name: string) => post(at).getByRole('button', { name });
  for (const [at, answer] of [
    [page, shorter],
    [second, other],
  ] as const) {
    provider.script(saysPosts([answer]));
    await button(at, 'Refine').click();
    await button(at, 'Shorter').click();
    await post(at).getByRole('heading', { name: 'New text' }).waitFor();
  }
  await button(page, 'Use the new text').click();
  await post(page).getByText('2/2 · shorter').waitFor();
  await post(second).getByText('This post was changed after you asked.').waitFor();
  expect(await post(second).locator('.post-text').first().textContent()).toBe(shorter);
  await button(second, 'Use the new text').click();
  await post(second).getByText('3/3 · shorter').waitFor();
  expect((await person.client.collection('posts').getOne(id)).text).toBe(other);
  await expect.poll(() => post(page).locator('.post-text').first().textContent()).toBe(other);
  await post(page).getByText('3/3 · shorter').waitFor();
  await button(page, 'Earlier version').click();
  await expect.poll(() => post(page).locator('.post-text').first().textContent()).toBe(shorter);
});
