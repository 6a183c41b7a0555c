import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { asSuperuser, givePremium, type Person } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;
let page: Page;
let ada: Person;

beforeAll(async () => {
  stack = await sharedStack();
  browsing = await openBrowser();
});

beforeEach(async () => {
  page = await browsing.newPage(stack.api.url);
  ada = await signedInPage(page, stack.pocketbase.url);
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(() => browsing.close());

type Order = Parameters<typeof holdRequest>[1];

async function write(order: Order, ...texts: string[]): Promise<void> {
  const { id: _, ...hold } = holdRequest(ada, order);
  const held = await stack.ledger.hold(hold);
  if (held.outcome !== 'held') throw new Error(held.outcome);
  const posts = texts.map((text) => ({ text }));
  await stack.ledger.commit(held.id, JSON.stringify({ posts }));
}

const entries = (of = page) => of.locator('[data-history]');
const history = (of = page) => of.getByRole('region', { name: 'Your History' });
const button = (name: string | RegExp, of = page) => of.getByRole('button', { name }).first();
const dialog = (of = page) => of.getByRole('dialog');
const field = (name: string) => page.getByRole('textbox', { name });
const search = () => page.getByRole('searchbox', { name: 'Search your history' });
const keeps = () => history().getByLabel('Kept for');

/** The way there from the page. */
async function open(count: number): Promise<void> {
  await page.goto('/');
  await button('History').click();
  await expect.poll(() => entries().count()).toBe(count);
}

const strange = {
  topic: '<b>Tea</b> =1+1 👨‍👩‍👧',
  details: 'שלום עולם\n"><script>alert(1)</script>',
  tone: 'funny',
  platform: 'linkedin',
};

const german = {
  topic: 'Unsere Bäckerei öffnet am Sonntag um acht Uhr.',
  details: 'Es gibt Brötchen und Kuchen, und der Kaffee ist umsonst.',
};

test('whoever lost the tab finds all of it again, as it was written, and a link leads there', async () => {
  await write(strange, '=HYPERLINK("x") 👩‍🚀', 'مرحبا #tea');
  await page.goto('/#history');
  await expect.poll(() => entries().count()).toBe(1);
  const entry = entries().first();
  for (const part of [strange.topic, 'שלום עולם', 'Funny', 'LinkedIn', '=HYPERLINK("x") 👩‍🚀']) {
    expect(await entry.textContent()).toContain(part);
  }
  expect(await entry.getByText('مرحبا').count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button('Saved').click();
  await page.getByRole('heading', { name: 'Your Saved Posts' }).waitFor();
  expect(await history().isVisible()).toBe(false);
  expect(new URL(page.url()).hash).toBe('');
  // As somebody does who types the address over the one of the open page, and goes back.
  await page.evaluate(() => location.assign('#history'));
  await expect.poll(() => history().isVisible()).toBe(true);
  await page.goBack();
  await expect.poll(() => history().isVisible()).toBe(false);
});

test('what is typed in the form is replaced after a yes only; a post is copied and saved as anywhere else, and known as saved from then on', async () => {
  await write({ topic: 'Tea', details: 'Green' }, 'A post about tea');
  await open(1);
  await field('Topic').fill('Half a thought');
  await button(/^Write again/).click();
  await dialog().getByRole('button', { name: 'Keep what I typed' }).click();
  expect(await field('Topic').inputValue()).toBe('Half a thought');
  await button(/^Write again/).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Replace it' }).click();
  await expect.poll(() => field('Topic').inputValue()).toBe('Tea');
  await expect
    .poll(() => field('Topic').evaluate((it) => it === document.activeElement))
    .toBe(true);

  await button(/^Save post 1/).click();
  await page.getByText(message('saved')).waitFor();
  await button(/^Saved post 1/).waitFor();
  await page.reload();
  await button(/^Saved post 1/).waitFor();
  await button('Saved').click();
  expect(await savedPosts(page).allTextContents()).toEqual([expect.stringContaining('about tea')]);
  const [row] = await ada.client.collection('posts').getFullList({ requestKey: null });
  expect(row).toMatchObject({ text: 'A post about tea', writer: 'model' });
});

/** As in a page that was opened while a model wrote. */
async function asWhereAModelWrites(): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    const writer = { ...config.writer, offline: false };
    await route.fulfill({ response: answer, json: { ...config, writer } });
  });
}

test('"Write again" fills the form, voice and settings too, with the focus there, and starts nothing', async () => {
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  const samples = ['Rain again.', 'The kettle sings.', 'I sold the boat.'];
  const voices = ada.client.collection('voices');
  await voices.create({ userId: ada.id, name: 'Other', samples });
  const voice = await voices.create({ userId: ada.id, name: 'Mine', samples });
  const asked = { temperature: 0.3, maxPosts: 2, postLength: rules.lengths[1].phrase };
  const settings = JSON.stringify(asked);
  await write({ ...strange, platform: 'bluesky', voice: voice.id, settings }, 'One');
  await asWhereAModelWrites();
  await open(1);
  await page.getByText('Advanced Settings', { exact: true }).waitFor();
  await button(/^Write again/).click();
  await expect
    .poll(() => field('Topic').evaluate((it) => it === document.activeElement))
    .toBe(true);
  expect(await field('Topic').inputValue()).toBe(strange.topic);
  expect(await field('What do you know').inputValue()).toBe(strange.details);
  for (const name of ['Funny', 'Bluesky']) {
    expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
  }
  await page.getByText('Advanced Settings', { exact: true }).click();
  expect(await page.getByLabel('Number of posts').inputValue()).toBe('2');
  expect(await page.getByLabel('Creativity').inputValue()).toBe('0.3');
  expect(await page.getByRole('button', { name: 'Generating' }).count()).toBe(0);
  const chosen = page.getByRole('combobox', { name: 'Voice' });
  expect(await chosen.inputValue()).toBe(voice.id);
  // The voices may be there before the plan that allows this one.
  const voicesCame = page.waitForResponse('**/collections/voices/records*');
  await page.route('**/api/account/allowance', async (route) => {
    await voicesCame;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => chosen.inputValue()).toBe(voice.id);
});

const writeIn = () => page.getByLabel('Write in');

test('a language that the built-in editor cannot write is not brought back, and refused where a page still offers it', async () => {
  const settings = JSON.stringify({ language: 'es' });
  await write({ ...german, settings }, 'One');
  await open(1);
  await page.getByText('The built-in editor writes in the language you type').waitFor();
  await button(/^Write again/).click();
  const sent = page.waitForRequest('**/api/generate-openrouter');
  await button('Generate Your Posts').click();
  expect((await sent).postDataJSON().language).toBeUndefined();
  await page.getByRole('list', { name: 'Your Generated Posts' }).getByRole('listitem').waitFor();

  await asWhereAModelWrites();
  await page.reload();
  await writeIn().selectOption('es');
  await button('Generate Your Posts').click();
  await page.getByText(message('languageNeedsModel')).waitFor();
  await writeIn().selectOption({ label: 'Like the topic' });
  const answer = page.waitForResponse('**/api/generate-openrouter');
  await button('Generate Your Posts').click();
  expect((await answer).status()).toBe(200);
});

test('search and platform narrow it, and take it back', async () => {
  await write({ topic: 'Rye bread' }, 'One');
  await write({ topic: 'Café', platform: 'linkedin' }, 'Two');
  await open(2);
  await search().fill('cafe');
  await page.getByText('1 found.').waitFor();
  await expect.poll(() => entries().allTextContents()).toEqual([expect.stringContaining('Café')]);
  await search().fill('zzz');
  await page.getByText('Nothing matches.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button('Show all').click();
  await expect.poll(() => entries().count()).toBe(2);
  expect(await search().inputValue()).toBe('');
  await history().getByLabel('Platform').selectOption('linkedin');
  await expect.poll(() => entries().count()).toBe(1);
});

test('more come when the end is near, and a reload leads back to the same place', async () => {
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  const { pageLength } = rules.history;
  for (let at = 0; at < pageLength + 3; at += 1) await write({ topic: `Topic ${at}` }, 'One');
  await page.goto('/#history');
  await expect.poll(() => entries().count()).toBeGreaterThanOrEqual(pageLength);
  await entries().last().scrollIntoViewIfNeeded();
  await expect.poll(() => entries().count()).toBe(pageLength + 3);
  expect(await entries().last().textContent()).toContain('Topic 0');
  const last = async () => (await entries().last().boundingBox())?.y ?? Number.NaN;
  await entries().last().scrollIntoViewIfNeeded();
  const top = await last();
  await page.reload();
  await expect.poll(() => entries().count()).toBe(pageLength + 3);
  // To a pixel: fractions of one are lost on the way.
  await expect.poll(async () => Math.abs((await last()) - top)).toBeLessThan(2);
});

test('one is forgotten after a yes, here and in another tab, where it may be forgotten once more', async () => {
  await write({ topic: 'Secret' }, 'One');
  await write({ topic: 'Tea' }, 'Two');
  await open(2);
  const other = await page.context().newPage();
  await other.goto(`${stack.api.url}/#history`);
  await expect.poll(() => entries(other).count()).toBe(2);
  await button(/^Forget this.*Secret/, other).click();
  await button(/^Forget this.*Secret/).click();
  await dialog().getByRole('button', { name: 'Keep it' }).click();
  expect(await entries().count()).toBe(2);
  await button(/^Forget this.*Secret/).click();
  await dialog().getByRole('button', { name: 'Forget it' }).click();
  await page.getByText(message('historyForgotten')).waitFor();
  expect(await entries().count()).toBe(1);
  await expect.poll(() => entries(other).count()).toBe(1);
  await other.close();
});

test('all is forgotten after a yes, how long it is kept is chosen, shorter takes a yes, and what is generated meanwhile appears', async () => {
  await write({ topic: 'Tea' }, 'One');
  await open(1);
  await history().getByText('Kept for a month').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await keeps().inputValue()).toBe('month');
  await keeps().selectOption('forever');
  await page.getByText(message('historyKept')).waitFor();
  await keeps().selectOption('day');
  expect(await dialog().textContent()).toContain('older than a day');
  expect(await dialog().textContent()).toContain('the cards on this page stay');
  await dialog().getByRole('button', { name: 'Leave it as it is' }).click();
  expect(await keeps().inputValue()).toBe('forever');
  await keeps().focus();
  await keeps().selectOption('day');
  await dialog().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => keeps().evaluate((each) => each === document.activeElement)).toBe(true);
  await keeps().selectOption('day');
  await dialog().getByRole('button', { name: 'Shorten' }).click();
  await expect.poll(() => keeps().inputValue()).toBe('day');
  await button('Forget all').click();
  await dialog().getByRole('button', { name: 'Forget all' }).click();
  await page.getByText('Nothing here yet.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await field('Topic').fill('Closed on Monday, back on Tuesday at 8.');
  await button('Generate Your Posts').click();
  await expect.poll(() => entries().count()).toBe(1);
  await expect.poll(() => entries().first().textContent()).toContain('Closed on Monday');
});

test('where it cannot be had, one sentence says so, what one searches for stays, and it is asked for again; a session that has ended is said', async () => {
  await write({ topic: 'Tea' }, 'One');
  await page.route('**/find-history', (route) => route.abort());
  await page.goto('/#history');
  const failed = page.getByRole('alert').filter({ hasText: message('historyLoadFailed') });
  await failed.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/find-history');
  browsing.forgive(/ERR_FAILED/);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => entries().count()).toBe(1);
  await page.context().setOffline(true);
  await search().fill('tea');
  await failed.waitFor();
  expect(await search().evaluate((it) => it === document.activeElement)).toBe(true);
  await page.context().setOffline(false);
  await page.getByText('1 found.').waitFor();
  await page.context().setOffline(true);
  await button(/^Forget this/).click();
  await dialog().getByRole('button', { name: 'Forget it' }).click();
  await page.getByText(message('historyForgetFailed')).waitFor();
  expect(await entries().count()).toBe(1);
  browsing.forgive(/ERR_INTERNET_DISCONNECTED/);

  await page.context().setOffline(false);
  await ada.client.send('/api/account/logout-everywhere', { method: 'POST' });
  await button(/^Forget this/).click();
  await dialog().getByRole('button', { name: 'Forget it' }).click();
  await page.getByText(message('sessionExpired')).first().waitFor();
  await expect.poll(() => entries().count()).toBe(0);
});
