import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, givePremium, type Person } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';
import { openHistory, strange, write } from './written.ts';

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

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = () => page.getByRole('dialog');
const field = (name: string) => page.getByRole('textbox', { name });

test('what is typed in the form is replaced after a yes only', async () => {
  await write(stack, ada, { topic: 'Tea', details: 'Green' }, 'A post about tea');
  await openHistory(page, 1);
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

  // A post is saved as anywhere else, and known as saved from then on.
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
  await write(stack, ada, { ...strange, platform: 'bluesky', voice: voice.id, settings }, 'One');
  await asWhereAModelWrites();
  await openHistory(page, 1);
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
  const voicesCame = Promise.withResolvers<void>();
  page.on('response', (response) => {
    if (response.url().includes('/collections/voices/records')) voicesCame.resolve();
  });
  await page.route('**/api/account/allowance', async (route) => {
    await voicesCame.promise;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => chosen.inputValue()).toBe(voice.id);
});

const german = {
  topic: 'Unsere Bäckerei öffnet am Sonntag um acht Uhr.',
  details: 'Es gibt Brötchen und Kuchen, und der Kaffee ist umsonst.',
};

const writeIn = () => page.getByLabel('Write in');

test('a language that the built-in editor cannot write is not brought back', async () => {
  const settings = JSON.stringify({ language: 'es' });
  await write(stack, ada, { ...german, settings }, 'One');
  await openHistory(page, 1);
  await page.getByText('The built-in editor writes in the language you type').waitFor();
  await button(/^Write again/).click();
  const sent = awaitedLater(page.waitForRequest('**/api/generate-openrouter'));
  await button('Generate Your Posts').click();
  expect((await sent).postDataJSON().language).toBeUndefined();
  await page.getByRole('list', { name: 'Your Generated Posts' }).getByRole('listitem').waitFor();

  // It is refused where a page still offers it.
  await asWhereAModelWrites();
  await page.reload();
  await writeIn().selectOption('es');
  await button('Generate Your Posts').click();
  await page.getByText(message('languageNeedsModel')).waitFor();
  await writeIn().selectOption({ label: 'Like the topic' });
  const answer = awaitedLater(page.waitForResponse('**/api/generate-openrouter'));
  await button('Generate Your Posts').click();
  expect((await answer).status()).toBe(200);
});
