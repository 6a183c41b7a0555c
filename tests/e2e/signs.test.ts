import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { hangs, refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai } from '#tests/fakes/openai/server.ts';
import { faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import type { Person } from '#tests/harness/people.ts';
import { sharedModelStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

const flawed = 'This is not just a roastery in Basel, it is a second home. Come by at 7.';
const mended = 'We roast in Basel, and many stay for hours. Come by at 7.';
const typed = 'We threw away 40 kg. Let that sink in. Come by at 7.';
const byHand = 'We threw away 40 kg. Come by at 7.';

let provider: FakeOpenai;
let stack: Stack;
let browsing: Browsing;
let page: Page;
let person: Person;

beforeAll(async () => {
  ({ stack, provider } = await sharedModelStack());
  browsing = await openBrowser();
});

afterAll(() => browsing.close());

/** Five posts, of which the first has a sign that the model did not mend when it was asked at once. */
beforeEach(async () => {
  provider.script(saysPosts([flawed, ...cannedPosts.slice(1)]), saysPosts([flawed]));
  page = await browsing.newPage(stack.api.url, { viewport: { width: 390, height: 900 } });
  person = await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(cannedPosts.length);
  await page.getByRole('button', { name: 'Generate' }).waitFor();
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const first = () => cards(page).first();
const signs = (count = '1 sign') =>
  first().getByRole('button', { name: `${count} of a machine in post 1` });
const action = (name: string) => first().getByRole('button', { name });
const words = () => first().locator('.post-text').textContent();

const focused = () =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());

async function press(button: Locator, key = 'Enter'): Promise<void> {
  await button.focus();
  await page.keyboard.press(key);
}

async function write(text: string): Promise<void> {
  await action('Edit').click();
  await first().getByLabel('Post text').fill(text);
}

test('signs are counted, underlined and explained, and one click has the model mend the post', async () => {
  await press(signs());
  expect(await signs().getAttribute('aria-expanded')).toBe('true');
  const list = first().locator(`[id="${await signs().getAttribute('aria-controls')}"]`);
  const mark = first().locator('mark');
  expect(await mark.textContent()).toContain('not just a roastery');
  expect(await words()).toBe(flawed);
  const reason = first().locator(`[id="${await mark.getAttribute('aria-describedby')}"]`);
  expect(await reason.textContent()).toContain('Says what it is not');
  expect(await faultsInEveryLook(page, { widths: [390] })).toEqual([]);
  expect(await cards(page).nth(1).getByRole('button', { name: 'of a machine' }).count()).toBe(0);
  await list.getByRole('checkbox').focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => signs().getAttribute('aria-expanded')).toBe('false');
  expect(await list.isVisible()).toBe(false);
  expect(await focused()).toContain('1 sign of a machine');

  // One that fails says so, and the post stays.
  provider.script(refuses(400));
  await action('Mend').click();
  await page.getByText(message('mendUnanswered')).waitFor();
  browsing.forgive(/status of 502/);
  expect(await words()).toBe(flawed);

  // One that takes long says so and can be stopped.
  provider.script(hangs('headers'));
  const asked = provider.requests.length;
  await press(action('Mend'));
  await action('Mending…').waitFor();
  await expect.poll(() => provider.requests.length).toBe(asked + 1);
  await press(action('Stop mending post 1'));
  await expect.poll(focused).toBe('Mend post 1');
  await expect.poll(() => provider.requests.at(-1)?.leftEarly).toBe(true);
  expect(await words()).toBe(flawed);

  provider.script(saysPosts([mended]));
  await page.keyboard.press('Enter');
  await expect.poll(words).toBe(mended);
  await signs().waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Undo the mending of post 1');
  await page.reload();
  await expect.poll(words).toBe(mended);
  await action('Save').click();
  const kept = page.getByRole('list', { name: 'Your Saved Posts' }).getByRole('listitem');
  await kept.getByRole('button', { name: 'Refine' }).click();
  await kept.getByText('2/2 · mended').waitFor();
});

test('what was mended by hand costs no call and can be taken back; saved, it keeps its words, and its copy is mended', async () => {
  await write(typed);
  await action('Done').click();
  const asked = provider.requests.length;
  await press(action('Mend'));
  await expect.poll(words).toBe(byHand);
  expect(provider.requests).toHaveLength(asked);
  await expect.poll(focused).toContain('Undo');
  await page.keyboard.press('Enter');
  await expect.poll(words).toBe(typed);
  await signs().waitFor();
  await expect.poll(focused).toBe('Edit post 1');

  await action('Save').click();
  const saved = savedPosts(page).first();
  await saved.getByRole('button', { name: '1 sign of a machine' }).waitFor();
  await saved.getByRole('button', { name: 'Copy mended' }).click();
  await page.getByText(message('copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(byHand);
  expect(await saved.locator('.post-text').textContent()).toBe(typed);
});

test("an author's own words are no signs; whoever types is told, and matters of taste count once they are asked for", async () => {
  await write('We delve into soil, and it is a good life.');
  await action('Done').click();
  await signs().waitFor();
  const samples = ['I delve into mud.', 'They delve into compost.', 'We delve deeper each year.'];
  const voice = { userId: person.id, name: 'Mine', samples, never: [], always: [] };
  await person.client.collection('voices').create(voice);
  await page.reload();
  await first().getByText('We delve into soil').waitFor();
  await expect.poll(() => signs().count()).toBe(0);

  await write(typed);
  const told = first().getByRole('status');
  await expect.poll(() => told.textContent()).toBe('1 sign of a machine');
  await told.click();
  await first().getByText('Tells readers to be impressed').waitFor();
  await first().getByLabel('Post text').fill('What a day! We won! Come by at 7.');
  await expect.poll(() => told.textContent()).toBe('No signs of a machine');
  await first()
    .getByLabel(/matters of taste/)
    .check();
  await expect.poll(() => told.textContent()).toBe('1 sign of a machine');
  await action('Done').click();
  await signs().waitFor();
  await page.reload();
  await signs().waitFor();
});
