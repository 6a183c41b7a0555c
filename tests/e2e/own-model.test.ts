import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, signedInPage } from '#tests/harness/browser/visitor.ts';
import { type RunningApi, type Stack, startApi, startStack } from '#tests/harness/stack.ts';

const key = 'sk-users-own-0123456789abWXYZ';

let stack: Stack;
let without: RunningApi;
let theirs: FakeOpenai;
let browsing: Browsing;

beforeAll(async () => {
  theirs = await startFakeOpenai();
  // The site has no model at all: what a model wrote is theirs.
  const env = {
    WRITING: 'once',
    OWN_KEYS: 'true',
    OWN_KEY_GENERATIONS: 'free',
    OWN_KEY_ADDRESSES: new URL(theirs.url).origin,
  };
  [stack, browsing] = await Promise.all([startStack({ api: env }), openBrowser()]);
  without = await startApi(stack.pocketbase);
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(async () => {
  await browsing.close();
  await without.kill();
  await stack.stop();
  await theirs.close();
});

async function open(api: RunningApi = stack.api): Promise<Page> {
  const page = await browsing.newPage(api.url);
  await signedInPage(page, stack.pocketbase.url);
  await page.goto('/account');
  return page;
}

const card = (page: Page) => page.getByRole('region', { name: 'Your own model' });
const field = (page: Page, name: string) => card(page).getByLabel(name, { exact: true });
const save = (page: Page) => card(page).getByRole('button', { name: 'Check and save' });
const isFocused = (element: Element) => element === document.activeElement;

async function fill(page: Page): Promise<void> {
  await field(page, 'Address of the provider').fill(theirs.url);
  await field(page, 'Name of the model').fill('a/model');
  await field(page, 'Key').fill(key);
}

async function bring(page: Page): Promise<void> {
  await fill(page);
  theirs.script(says('Yes.'));
  await save(page).click();
  await page.getByText(message('ownModelSaved')).waitFor();
  theirs.script(saysPosts(cannedPosts));
}

test('what is wrong is said in one sentence, at its field', async () => {
  const page = await open();
  await save(page).waitFor();
  // Axe finds nothing on the form, nor on what is kept.
  expect(await faultsInEveryLook(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'OpenRouter' }).click();
  const [known] = rules.ownModel.providers;
  expect(await field(page, 'Address of the provider').inputValue()).toBe(known?.address);
  expect(await field(page, 'Name of the model').evaluate(isFocused)).toBe(true);
  await fill(page);
  for (const [name, value, code] of [
    ['Name of the model', '', 'ownModelMissing'],
    ['Name of the model', 'no/such', 'ownModelUnknown'],
    ['Key', '', 'ownKeyMissing'],
    ['Key', 'sk-wrong', 'ownKeyRefused'],
    ['Address of the provider', 'nonsense', 'ownAddressWrong'],
    ['Address of the provider', 'https://192.168.1.1/v1', 'ownAddressPrivate'],
  ] as const) {
    theirs.script(refuses(code === 'ownModelUnknown' ? 404 : 401));
    await fill(page);
    await field(page, name).fill(value);
    await page.keyboard.press('Enter');
    await card(page).getByRole('alert').getByText(message(code)).waitFor();
    expect(await field(page, name).evaluate(isFocused), code).toBe(true);
    expect(await field(page, name).getAttribute('aria-invalid'), code).toBe('true');
  }
  await bring(page);
  await card(page).getByText('Kept, ends in WXYZ').waitFor();
  expect(await faultsInEveryLook(page, { within: '#own-model' })).toEqual([]);
});

test('saved, it writes; switched off and removed, it does not, and the key is never seen again', async () => {
  const page = await open();
  await bring(page);
  await card(page).getByText('Kept, ends in WXYZ').waitFor();
  expect(await page.content()).not.toContain(key);
  const use = card(page).getByRole('checkbox', { name: 'Use it for my generations' });
  expect(await use.isChecked()).toBe(true);

  // Not the line of a generation that is still listed from before.
  const notice = page.getByText('Written by a/model, your own model.', { exact: true });
  await page.goto('/');
  await notice.waitFor();
  await generate(page, 'Leaf mould');
  await expect.poll(() => cards(page).count()).toBe(cannedPosts.length);
  await page.getByText('Written by a/model, your own model.').first().waitFor();

  const known = Promise.withResolvers<void>();
  await page.route('**/api/own-model', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/account');
  const voice = page.getByRole('region', { name: 'Your voice' });
  await voice.getByRole('button', { name: /^Add/ }).waitFor();
  expect(await voice.getByRole('note').count()).toBe(0);
  known.resolve();
  await card(page).getByText('Kept, ends in WXYZ').waitFor();
  expect(await voice.getByRole('note').count()).toBe(0);

  const nobody = page.getByText('No AI model is connected.');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/own-model', async (route) => {
    await answered.promise;
    await route.continue();
  });
  // Whoever asks has drawn the notice already.
  const asked = awaitedLater(page.waitForRequest('**/api/own-model'));
  await page.goto('/');
  await asked;
  expect(await nobody.count()).toBe(0);
  answered.resolve();
  await notice.waitFor();
  expect(await nobody.count()).toBe(0);

  await page.route('**/api/own-model', (route) => route.abort());
  await page.reload();
  await nobody.waitFor();
  await page.getByText('Only an AI model can write in your voice.').waitFor();
  browsing.forgive(/net::ERR_FAILED/);
  await page.unroute('**/api/own-model');
  await page.reload();

  theirs.script(refuses(401));
  theirs.requests.length = 0;
  await generate(page, 'Seed swaps');
  await page
    .getByRole('alert')
    .or(page.locator('.banner'))
    .getByText(message('ownKeyRefused'))
    .first()
    .waitFor();
  expect(theirs.requests).toHaveLength(1);

  await page.goto('/account#own-model');
  await use.click();
  await page.getByText(message('accountSaved')).waitFor();
  expect(await use.isChecked()).toBe(false);
  await card(page).getByRole('button', { name: 'Change' }).click();
  await expect.poll(() => field(page, 'Key').inputValue()).toBe('');
  await field(page, 'Name of the model').fill('b/model');
  theirs.script(says('Yes.'));
  await save(page).click();
  await card(page).getByText('b/model').waitFor();
  expect(await use.isChecked()).toBe(false);
  await card(page).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await save(page).waitFor();
});

test('nothing of it is on the page where the operator does not allow it', async () => {
  const page = await open(without);
  await page.getByRole('region', { name: 'Plan and usage' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.content()).not.toContain('own model');
});
