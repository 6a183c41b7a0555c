import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, savedPosts } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, facts, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import { type RunningApi, type Stack, startApi } from '#tests/harness/stack.ts';
import { packed, payloads } from './payloads.ts';
import { openWatchedPage, type WatchedPage } from './watched-page.ts';

let provider: FakeOpenai;
/** Without a model: its posts are made of the topic's own words. */
let stack: Stack;
/** With a model, which writes as it does where nobody said how. */
let api: RunningApi;
let browsing: Browsing;
/** Of the site with a model. */
let modelPage: WatchedPage;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  stack = await sharedStack();
  provider = await startFakeOpenai();
  api = await startApi(stack.pocketbase, { MODEL_BASE_URL: provider.url, MODEL: 'a/model' });
  browsing = await openBrowser();
  modelPage = await openWatchedPage(browsing, api.url);
});

afterAll(async () => {
  await browsing.close();
  await api.kill();
  await provider.close();
});

function watch(which: WatchedPage): void {
  watched = which;
  ({ page } = watched);
}

async function begin(which = modelPage): Promise<Person> {
  watch(which);
  const person = await signUp(stack.pocketbase);
  await watched.begin(person);
  return person;
}

async function endQuiet(): Promise<void> {
  expect(await watched.noticed()).toEqual([]);
  expect(browsing.complaints()).toEqual([]);
}

const ready = () => page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();

test('in what a model answers, shown, edited, copied, shared and saved', async () => {
  const person = await begin();
  await givePremium(await asSuperuser(stack.pocketbase), person);
  await page.goto('/');
  await page.getByRole('radio', { name: 'LinkedIn' }).check();
  const posts = packed(700);
  for (let from = 0; from < posts.length; from += 5) {
    const said = posts.slice(from, from + 5);
    provider.script(saysPosts(said));
    await generate(page, 'Coffee');
    await expect.poll(() => cards(page).count()).toBe(said.length);
    await ready();
    expect(await watched.noticed()).toEqual([]);
  }
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Edit' }).click();
  await card.getByRole('textbox').fill(payloads.slice(0, 20).join('\n'));
  await card.getByRole('button', { name: 'Copy' }).click();
  await card.getByRole('button', { name: /^Save / }).click();
  await expect.poll(() => savedPosts(page).count()).toBe(1);
  await endQuiet();
});

test('in an instruction, in what it makes of a post, in its preview, in a tag and in a search', async () => {
  const person = await begin();
  for (const at of [1, 2, 3, 4]) {
    const post = { userId: person.id, text: `Coffee ${at}.`, platform: 'linkedin', tone: 'casual' };
    await person.client.collection('posts').create(post, { requestKey: null });
  }
  await page.goto('/');
  const post = savedPosts(page).first();
  const inPost = (name: string) => post.getByRole('button', { name });
  const [instruction = ''] = packed(300);
  const answer = `${payloads.slice(0, 25).join('\n')}\n=1+1\n@SUM(A1)\n👨‍👩‍👧‍👦 🏳️‍🌈 مرحبا`;
  await inPost('Refine').click();
  await post.getByRole('textbox').fill(instruction);
  provider.script(saysPosts([answer]));
  await inPost('Ask').click();
  await inPost('Use the new text').click();
  await post.getByText('2/2').waitFor();
  expect(await post.locator('.post-text').first().textContent()).toContain('👨‍👩‍👧‍👦 🏳️‍🌈 مرحبا');
  await inPost('Preview').click();
  await page.getByRole('button', { name: 'See more' }).click();
  await page.getByRole('button', { name: 'Make a picture' }).click();
  await page.getByRole('button', { name: 'Download' }).waitFor();
  await page.keyboard.press('Escape');
  const tag = '<img src=x onerror=canary(6)>👨‍👩‍👧';
  await inPost('Tags').click();
  await post.getByRole('combobox').fill(tag);
  await page.keyboard.press('Enter');
  await inPost('Remove the tag').waitFor();
  await page.getByRole('searchbox').fill(tag);
  await page.getByText(/posts? found|No post matches/).waitFor();
  await endQuiet();
});

test('in a topic, and in the posts that are made of its words', async () => {
  await begin(await openWatchedPage(browsing, stack.api.url));
  await page.goto('/');
  await page.getByRole('radio', { name: 'LinkedIn' }).check({ force: true });
  await page.getByRole('textbox', { name: 'What do you know' }).fill(facts);
  for (const topic of packed(500).slice(0, 5)) {
    await generate(page, topic);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    await ready();
    expect(await watched.noticed()).toEqual([]);
  }
  await endQuiet();
});

test('in saved posts, which show every letter, and in a platform or tone nobody knows', async () => {
  const person = await begin();
  const operator = await asSuperuser(stack.pocketbase);
  await givePremium(operator, person);
  const posts = operator.collection('posts');
  for (const [index, text] of payloads.entries()) {
    const row = { userId: person.id, text, platform: 'x', tone: 'casual' };
    const { id } = await posts.create(row);
    // As an old row may hold it.
    const name = text.slice(0, 32);
    if (index % 2 === 0) await posts.update(id, { platform: name, tone: name });
  }
  await page.goto('/');
  // Focused first, since what is only scrolled to loads more by itself and is gone before a click.
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => savedPosts(page).count()).toBe(payloads.length);
  const shown = await savedPosts(page).locator('.post-text').allTextContents();
  expect(shown.toSorted()).toEqual(payloads.toSorted());
  await endQuiet();
});

test('in what the server says', async () => {
  await begin();
  await page.goto('/');
  let text = '';
  await page.route('**/api/generate*', (route) =>
    route.fulfill({ status: 403, json: { error: text, code: text } }),
  );
  for (text of packed(400)) {
    await generate(page, 'Coffee');
    await page.getByText(text, { exact: true }).first().waitFor();
    expect(await watched.noticed()).toEqual([]);
  }
  await endQuiet();
});
