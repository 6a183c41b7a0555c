import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai } from '#tests/fakes/openai/server.ts';
import { faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, savedPosts, signedInPage, withOwnClock } from '#tests/harness/browser/visitor.ts';
import { sharedModelStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;
let browsing: Browsing;
let page: Page;

beforeAll(async () => {
  ({ stack, provider } = await sharedModelStack());
  browsing = await openBrowser();
});

afterAll(() => browsing.close());

async function open(withClock = false): Promise<void> {
  page = await browsing.newPage(stack.api.url, { viewport: { width: 1280, height: 900 } });
  if (withClock) await withOwnClock(page);
  await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await shortcutsButton().waitFor();
}

beforeEach(() => provider.script(saysPosts(cannedPosts)));

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const shortcutsButton = () => page.getByRole('button', { name: 'Keyboard shortcuts' });
const list = () => page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
const topic = () => page.getByRole('textbox', { name: 'Topic' });
const card = (number: number) => cards(page).nth(number - 1);
const hasFocus = (name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toContain(name);

const leaveFocus = () =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

test('the topic and posts are one letter away, and what is typed there takes all letters itself', async () => {
  await open();
  await page.keyboard.press('c');
  await page.getByText(message('noSuchPost')).waitFor();
  await page.keyboard.press('g');
  await page.getByText(message('topicMissing')).waitFor();
  await hasFocus('name="topic"');
  await leaveFocus();
  await page.keyboard.press('n');
  await hasFocus('name="topic"');
  await page.keyboard.type('jkcsrpgn/?');
  expect(await topic().inputValue()).toBe('jkcsrpgn/?');
  expect(await list().count()).toBe(0);
  await page.getByRole('radio', { name: 'Funny' }).focus();
  // Of this page only: what an earlier one has asked for may still be on its way to the model.
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  for (const taken of ['Control+g', 'Alt+g', 'Meta+g', 'Shift+g']) await page.keyboard.press(taken);
  expect(sent).not.toContain('/api/generate-openrouter');
  await page.keyboard.press('g');
  await expect.poll(() => cards(page).count()).toBe(cannedPosts.length);
  expect(sent).toContain('/api/generate-openrouter');

  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  await leaveFocus();
  const isCurrent = (number: number) =>
    expect.poll(() => card(number).evaluate((item) => item.matches(':focus-visible'))).toBe(true);
  await page.keyboard.press('j');
  await isCurrent(1);
  await page.keyboard.press('j');
  await isCurrent(2);
  await page.keyboard.press('k');
  await isCurrent(1);
  await page.keyboard.press('k');
  await isCurrent(1);
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await page.getByText(message('copied')).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await card(2).locator('.post-text').first().textContent()).toContain(copied.slice(0, 20));
  await page.keyboard.press('r');
  await card(2).getByRole('group', { name: 'Refine post 2' }).waitFor();
  await page.keyboard.press('Escape');
  await hasFocus('Refine');
  await page.keyboard.press('p');
  await page.getByRole('dialog').waitFor();
  // Behind a dialog nothing is pressed.
  await page.keyboard.press('s');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await hasFocus('Preview');
  expect(await savedPosts(page).count()).toBe(0);
  await page.keyboard.press('s');
  await expect.poll(() => savedPosts(page).count()).toBe(1);
  await card(2)
    .getByRole('button', { name: /^Saved / })
    .waitFor();
  const nothingThere = page.getByText(message('noSuchPost'));
  await nothingThere.waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await nothingThere.waitFor();
});

test('where there is nothing to search, the word that was typed for it presses nothing', async () => {
  await open(true);
  await page.keyboard.press('?');
  await list().waitFor();
  await page.keyboard.press('Escape');
  await list().waitFor({ state: 'detached' });
  await leaveFocus();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.press('/');
  await page.getByText(message('noSearchYet')).waitFor();
  await page.keyboard.type('ping?');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await list().count()).toBe(0);
  await page.clock.runFor(1100);
  await page.keyboard.press('n');
  await hasFocus('name="topic"');
});

test('the list fits at any width and in any theme, and the keys can be switched off', async () => {
  await open();
  await shortcutsButton().click();
  await list().getByText('on a US keyboard').waitFor();
  await list().getByText('Next post').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await list().waitFor({ state: 'detached' });
  const press = (key: string, code: string) =>
    page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
      ...{ key, code, bubbles: true, cancelable: true },
    });
  // The keys count by their place where the layout has other letters: Dvorak has its b on that key.
  await press('b', 'KeyN');
  await hasFocus('Keyboard shortcuts');
  await press('т', 'KeyN');
  await hasFocus('name="topic"');

  // Switched off, they are for all pages of this browser.
  await leaveFocus();
  await page.keyboard.press('?');
  const single = list().getByRole('checkbox', { name: 'Single-letter shortcuts' });
  await single.waitFor();
  await single.focus();
  await page.keyboard.press('Space');
  await list().getByText('Next post').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await list().waitFor({ state: 'detached' });
  await page.reload();
  await shortcutsButton().waitFor();
  for (const key of ['?', 'n', 'g']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await shortcutsButton().click();
  await single.check();
  await list().getByText('Next post').waitFor();
  await page.keyboard.press('Escape');
  await list().waitFor({ state: 'detached' });
  await hasFocus('Keyboard shortcuts');
  await page.keyboard.press('n');
  await hasFocus('name="topic"');
});
