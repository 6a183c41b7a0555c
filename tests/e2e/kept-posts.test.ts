import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { refuses, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai } from '#tests/fakes/openai/server.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { openLogin, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { cards, generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { sharedModelStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;
let browsing: Browsing;
/** For whoever has two tabs. */
let apart: Browsing;
let page: Page;
let ada: Person;

beforeAll(async () => {
  ({ stack, provider } = await sharedModelStack());
  [browsing, apart] = await Promise.all([openBrowser(), openBrowser({ ownProcesses: true })]);
});

beforeEach(() => provider.script(saysPosts(cannedPosts)));

async function visit(at = browsing): Promise<void> {
  page = await at.newPage(stack.api.url, { viewport: { width: 1280, height: 900 } });
  ada = await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
}

afterEach(async () => {
  await browsing.leave();
  await apart.leave();
  expect([...browsing.complaints(), ...apart.complaints()]).toEqual([]);
});

afterAll(async () => {
  await browsing.close();
  await apart.close();
});

const detailsField = () => page.getByRole('textbox', { name: 'What do you know about this' });
const submit = () => page.getByRole('button', { name: 'Generate Your Posts' });
const logout = () => page.getByRole('banner').getByRole('button', { name: 'Logout' });
const login = () => page.getByRole('banner').getByRole('link', { name: 'Login' });
const kept = () => page.evaluate(() => localStorage.getItem('postquill_posts'));

async function generated(topic: string, details = ''): Promise<void> {
  await detailsField().fill(details);
  await generate(page, topic);
  await expect.poll(() => cards(page).count()).toBe(5);
  await submit().waitFor();
  await expect.poll(kept).toContain(topic);
}

test('what shows posts is there once somebody begins to fill in the form, whatever goes from the server then', async () => {
  await visit();
  // Until the script is here nothing hears of the focus.
  await expect.poll(() => submit().isEnabled()).toBe(true);
  const shown = awaitedLater(page.waitForResponse('**/CardList.*.js'));
  await page.getByRole('textbox', { name: 'Topic' }).focus();
  await shown;
  await page.route('**/CardList.*.js', (route) => route.abort());
  await generated('Coffee');
});

test('posts that cannot be shown any more are kept, and one sentence says so', async () => {
  await visit();
  await page.route('**/CardList.*.js', (route) => route.fulfill({ status: 404 }));
  await generate(page, 'Coffee');
  await page.getByRole('alert').getByText(message('postsNotShown')).waitFor();
  browsing.forgive(/dynamically imported module/);
  await submit().waitFor();
  await expect.poll(kept).toContain('Coffee first, plans later.');
  await page.unroute('**/CardList.*.js');
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(5);
});

test('unsaved posts survive a reload and a new generation, with what was changed in them', async () => {
  await visit();
  await generated('Coffee', 'Since 1990.');
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Edit' }).click();
  await card.getByRole('textbox').fill('My own words');
  await expect.poll(kept).toContain('My own words');
  await page.reload();
  await expect.poll(() => card.getByRole('textbox').inputValue()).toBe('My own words');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await card.getByText('Coffee first, plans later.').waitFor();
  await card.getByRole('button', { name: 'Edit' }).click();
  await card.getByRole('textbox').fill('My own words');
  await card.getByRole('button', { name: 'Done' }).click();

  await generated('Tea');
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(5);
  await page.getByText('Coffee 5 posts for X').click();
  const earlier = page.getByRole('list', { name: 'Coffee' }).getByRole('listitem');
  await expect.poll(() => earlier.count()).toBe(5);
  await page.getByRole('button', { name: 'Use topic again' }).click();
  const topic = page.getByRole('textbox', { name: 'Topic' });
  expect([await topic.inputValue(), await detailsField().inputValue()]).toEqual([
    'Coffee',
    'Since 1990.',
  ]);
  expect(await topic.evaluate((field) => field === document.activeElement)).toBe(true);
  // What no posts were written about yet goes with a yes only.
  await topic.fill('Cocoa');
  await page.getByRole('button', { name: 'Use topic again' }).click();
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  expect(await topic.inputValue()).toBe('Cocoa');
  await page.getByRole('button', { name: 'Use topic again' }).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect.poll(() => topic.inputValue()).toBe('Coffee');
  await earlier
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect.poll(() => savedPosts(page).count()).toBe(1);
  expect(await savedPosts(page).first().textContent()).toContain('My own words');
});

test('Save all keeps the whole set, which a reload knows, and a generation that fails leaves it where it was, and offers to try again', async () => {
  await visit();
  await generated('Coffee');
  await page.getByRole('button', { name: 'Save all' }).click();
  await page.getByText(message('savedAll')).waitFor();
  expect(await savedPosts(page).count()).toBe(5);
  await page.reload();
  await expect
    .poll(() =>
      cards(page)
        .getByRole('button', { name: /^Saved / })
        .count(),
    )
    .toBe(5);

  provider.script(refuses(400));
  await generate(page, 'Tea');
  const posts = page.getByRole('region', { name: 'Your Generated Posts' });
  await posts.getByText(message('contentFailed')).waitFor();
  expect(await cards(page).count()).toBe(5);
  expect(await posts.getByText('Coffee', { exact: true }).count()).toBe(1);
  provider.script(saysPosts(cannedPosts));
  await posts.getByRole('button', { name: 'Try again' }).click();
  await posts.getByText('Tea', { exact: true }).waitFor();
  expect(await posts.getByText(message('contentFailed')).count()).toBe(0);
});

test('a logout forgets them, wherever it was pressed, and the topic too', async () => {
  await visit();
  await generated('Coffee');
  await logout().click();
  await login().waitFor();
  await expect.poll(() => cards(page).count()).toBe(0);
  expect(await kept()).toBeNull();
  expect(await page.getByRole('textbox', { name: 'Topic' }).inputValue()).toBe('');

  await openLogin(page);
  await sendCredentials(page, ada);
  await page.getByRole('region', { name: 'Your plan' }).waitFor();
  await generated('Tea');
  await page.goto('/faq');
  await logout().click();
  await login().waitFor();
  expect(await kept()).toBeNull();
});

test('after a session that ran out they wait for their owner, and nobody else sees them', async () => {
  await visit();
  await generated('Coffee');
  await page.evaluate(() => localStorage.setItem('pocketbase_auth', '{"ended":"expiry"}'));
  await page.reload();
  await openLogin(page);
  await sendCredentials(page, ada);
  await expect.poll(() => cards(page).count()).toBe(5);

  await page.evaluate(() => localStorage.setItem('pocketbase_auth', '{"ended":"expiry"}'));
  await page.reload();
  await openLogin(page);
  await sendCredentials(page, await signUp(stack.pocketbase));
  await page.getByText('Nothing saved yet.').waitFor();
  expect(await cards(page).count()).toBe(0);
  expect(await page.getByText('Coffee').count()).toBe(0);
});

test('a second tab follows what the first one writes, and completes what that leaves', async () => {
  await visit(apart);
  const half = Promise.withResolvers<void>();
  const first = { deltas: 60, pauses: [half.promise] };
  const hanging = { deltas: 60, stopAt: 4_000, stop: 'hang' } as const;
  provider.script(saysPosts(cannedPosts, first), saysPosts(cannedPosts, hanging));
  const second = await page.context().newPage();
  const elsewhere = second.getByText('Still being written in another tab.');
  const missing = second.getByRole('button', { name: 'Write the missing ones' });
  const some = () => cards(page).count();

  await generate(page, 'Coffee');
  await expect.poll(some).toBeOneOf([1, 2, 3, 4]);
  await expect.poll(kept).toContain('Coffee');
  await second.goto('/');
  await elsewhere.waitFor();
  expect(await missing.count()).toBe(0);
  half.resolve();
  await expect.poll(() => cards(second).count()).toBe(5);
  await elsewhere.waitFor({ state: 'detached' });
  expect(await missing.count()).toBe(0);

  await submit().waitFor();
  await generate(page, 'Tea');
  await expect.poll(some).toBeOneOf([1, 2, 3, 4]);
  await expect.poll(kept).toContain('Tea');
  await second.reload();
  await elsewhere.waitFor();
  await page.close();
  await missing.waitFor();
  expect(await elsewhere.count()).toBe(0);
});

test('two tabs edit the same card: both texts stay, the earlier one among its versions', async () => {
  await visit(apart);
  await generated('Coffee');
  const second = await page.context().newPage();
  await second.goto('/');
  const card = (at: Page) => cards(at).first();
  const press = (at: Page, name: string) => card(at).getByRole('button', { name }).click();
  const shown = () => card(page).locator('.post-text').first().textContent();
  for (const at of [page, second]) await press(at, 'Edit');
  await card(page).getByRole('textbox').fill('Long and careful.');
  await press(page, 'Done');
  // Where it waits for the other tab to end its edit.
  await expect.poll(kept).toContain('"text":"Long and careful.","cause":"edited"');
  await card(second).getByRole('textbox').fill('Quick.');
  await press(second, 'Done');
  await expect.poll(shown).toBe('Quick.');
  await press(page, 'Earlier version');
  await expect.poll(shown).toBe('Long and careful.');
});
