import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, postsIncomplete, rules } from '#shared/rules.ts';
import { hangs, postsJson, refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import {
  cards,
  generate,
  savedPosts,
  signedInPage,
  withOwnClock,
} from '#tests/harness/browser/visitor.ts';
import type { Person } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;
let browsing: Browsing;
let page: Page;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: {
      MODEL_BASE_URL: provider.url,
      MODEL: 'first/model',
      SECOND_MODEL: 'second/model',
      MODEL_REST_AFTER_FAILURES: '1000',
    },
  });
  browsing = await openBrowser();
});

afterAll(async () => {
  await browsing.close();
  await stack.stop();
  await provider.close();
});

/** Whatever the width, in the same context: a new one compiles all scripts anew. */
async function arrive({ width = 1280, height = 900 } = {}): Promise<void> {
  page = await browsing.newPage(stack.api.url);
  await page.setViewportSize({ width, height });
  person = await signedInPage(page, stack.pocketbase.url);
}

async function open(size?: Parameters<typeof arrive>[0]): Promise<void> {
  await arrive(size);
  await page.goto('/');
}

beforeEach(() => {
  provider.requests.length = 0;
  provider.script(saysPosts(cannedPosts));
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const focused = () => page.evaluate(() => document.activeElement?.textContent);

async function charged(): Promise<number> {
  const rows = await person.client.collection('generations').getFullList();
  return rows.filter(({ state }) => state === 'done').length;
}

test('five posts appear one by one', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  provider.script(saysPosts(cannedPosts, { pauses: [first.promise, second.promise] }));
  await open({ width: 390 });
  await generate(page, 'Coffee');
  const count = () => cards(page).count();
  await expect.poll(count).toBeGreaterThan(0);
  const early = await count();
  first.resolve();
  await expect.poll(count).toBeGreaterThan(early);
  expect(await count()).toBeLessThan(cannedPosts.length);
  second.resolve();
  await expect.poll(count).toBe(cannedPosts.length);
  for (const [index, post] of cannedPosts.entries()) {
    const words = post.split(/\s+/).slice(0, 3).join(' ');
    expect(await cards(page).nth(index).textContent()).toContain(words);
  }
  expect(await faultsInEveryLook(page)).toEqual([]);
  await expect.poll(charged).toBe(1);
});

test.each([390, 1280])(
  'at %i px what comes while the button is pressed does not move it away',
  async (width) => {
    await arrive({ width });
    const voices = Promise.withResolvers<void>();
    await page.route('**/collections/voices/**', async (route) => {
      await voices.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Topic' }).fill('Coffee');
    await page.getByText('Written by').waitFor();
    await page.getByRole('button', { name: 'Generate Your Posts' }).hover();
    await page.mouse.down();
    voices.resolve();
    await page.getByText('add your voice').waitFor();
    await page.mouse.up();
    await expect.poll(() => cards(page).count()).toBe(5);
  },
);

test('on a phone a run that a key began is seen, leaves the focus with who is typing, and costs nothing if it is stopped', async () => {
  provider.script(hangs('headers'));
  await open({ width: 390, height: 640 });
  const topic = page.getByRole('textbox', { name: 'Topic' });
  await topic.fill('Coffee');
  await topic.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await topic.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop' });
  const seen = (place: Locator) =>
    place.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await stop.waitFor();
  await expect.poll(() => seen(stop)).toBe(true);
  expect(await seen(topic)).toBe(false);
  expect(await topic.evaluate((field) => field === document.activeElement)).toBe(true);
  await stop.click();
  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  await expect.poll(() => provider.requests[0]?.leftEarly).toBe(true);
  expect(await charged()).toBe(0);
  provider.script(saysPosts(cannedPosts));
  await generate(page, 'Coffee again');
  await expect.poll(() => cards(page).count()).toBe(5);
});

test('details are asked for by the topic, typed before the script came, counted and sent', async () => {
  await arrive({ width: 390 });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const details = page.getByRole('textbox', { name: 'What do you know about this' });
  await details.fill('From May, 8 to 12.');
  scripts.resolve();
  await page.getByRole('textbox', { name: 'Topic' }).fill('We are hiring a baker');
  await expect.poll(() => details.getAttribute('placeholder')).toContain('how to apply');
  expect(await details.inputValue()).toBe('From May, 8 to 12.');
  await details.press('End');
  await details.pressSequentially('\nAsk for Ada.');
  await page.getByText('31/1,000').waitFor();
  await page.getByText('Written by').waitFor();
  expect(await page.getByText('Everything you type here goes into the post').count()).toBe(0);

  await details.fill('x'.repeat(rules.details.maxLength + 1));
  await page.getByText(message('detailsTooLong')).waitFor();
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  await expect.poll(() => details.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(provider.requests).toHaveLength(0);

  await details.fill('From May, 8 to 12.\nAsk for Ada.');
  await details.press('Control+Enter');
  await expect.poll(() => cards(page).count()).toBe(5);
  const [row] = await person.client.collection('generations').getFullList();
  expect(row?.details).toBe('From May, 8 to 12.\nAsk for Ada.');
});

test('copy, edit and save: the counter follows, what is over the limit is not saved, and the sixth save of a free account is refused', async () => {
  await arrive();
  const { savedPosts: most } = rules.plans.free;
  const before = { userId: person.id, text: 'From before', platform: 'x', tone: 'casual' };
  for (let kept = 1; kept < most; kept += 1) await person.client.collection('posts').create(before);
  await page.goto('/');
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(5);
  const card = cards(page).first();

  await card.getByRole('button', { name: 'Copy' }).click();
  await page.getByText(message('copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(cannedPosts[0]);

  await card.getByRole('button', { name: 'Edit' }).click();
  const editor = card.getByRole('textbox');
  await editor.fill('Not this');
  await editor.press('Escape');
  await expect.poll(focused).toBe('Edit post 1');
  await card.getByText('Coffee first, plans later.').waitFor();
  await page.keyboard.press('Enter');
  await editor.fill('x'.repeat(rules.platforms.x.limit + 1));
  const save = card.getByRole('button', { name: /^Save / });
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');
  await editor.fill('My own words → better');
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('false');
  await save.click();
  await card.getByRole('button', { name: 'Saved' }).waitFor();
  await expect.poll(() => savedPosts(page).count()).toBe(most);
  expect(await savedPosts(page).first().textContent()).toContain('My own words → better');

  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Save / })
    .click();
  await page.getByText(message('savedLimit')).first().waitFor();
  await page.getByRole('dialog', { name: 'Upgrade to Premium' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await savedPosts(page).count()).toBe(most);

  await savedPosts(page).first().getByRole('button', { name: 'Delete' }).click();
  await card.getByRole('button', { name: /^Save / }).waitFor();
  expect(await savedPosts(page).count()).toBe(most - 1);
});

test('a message lies on no heading and not on the focus, and a delete that fails brings the post back', async () => {
  page = await browsing.newPage(stack.api.url);
  await withOwnClock(page);
  person = await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(5);
  const said = page.getByRole('status').getByText(message('copied'));
  const covered = async (element: Locator) => {
    const [a, b] = await Promise.all([element.boundingBox(), said.boundingBox()]);
    if (!a || !b) throw new Error('one of them is not there');
    const beside = a.x >= b.x + b.width || b.x >= a.x + a.width;
    return !beside && a.y < b.y + b.height && b.y < a.y + a.height;
  };
  const gone = async () => {
    await page.clock.fastForward(rules.toast.milliseconds);
    await said.waitFor({ state: 'detached' });
  };
  const heading = page.getByRole('heading', { name: 'Your Generated Posts' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const card of [cards(page).first(), cards(page).nth(2)]) {
      const copy = card.getByRole('button', { name: 'Copy' });
      await copy.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await copy.press('Enter');
      await said.waitFor();
      expect(await covered(copy), `the button at ${width} px`).toBe(false);
      await gone();
    }
    await heading.evaluate((line) => line.scrollIntoView());
    await cards(page).first().getByRole('button', { name: 'Copy' }).click();
    await said.waitFor();
    expect(await covered(heading), `the heading at ${width} px`).toBe(false);
    await gone();
  }

  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect.poll(() => savedPosts(page).count()).toBe(1);
  await page.route('**/pb/api/account/delete-posts', (route) => route.abort());
  await savedPosts(page).first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.clock.fastForward(rules.undoSeconds * 1_000);
  await page.getByText(message('deleteFailed')).waitFor();
  await expect.poll(() => savedPosts(page).count()).toBe(1);
  await cards(page).first().getByRole('button', { name: 'Saved' }).waitFor();
  browsing.forgive(/net::ERR_FAILED/);
});

test('without a topic nothing is asked, and nothing is charged when both routes fail', async () => {
  await open();
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  const topic = page.getByRole('textbox', { name: 'Topic' });
  await expect.poll(() => topic.getAttribute('aria-invalid')).toBe('true');
  await page.getByText(message('topicMissing')).waitFor();
  expect(provider.requests).toHaveLength(0);

  provider.script(refuses(400));
  await generate(page, 'Coffee');
  await page.getByText(message('contentFailed')).first().waitFor();
  expect(await cards(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  expect(await charged()).toBe(0);

  // A second that answers is charged once.
  provider.requests.length = 0;
  provider.script(refuses(400), saysPosts(cannedPosts));
  await generate(page, 'Tea');
  await expect.poll(() => cards(page).count()).toBe(5);
  expect(provider.requests.map(({ body }) => body.model)).toEqual(['first/model', 'second/model']);
  await expect.poll(charged).toBe(1);
});

test('posts of a run that broke off stay and say so, and missing ones come at no cost, after a reload too', async () => {
  const cut = postsJson(cannedPosts).indexOf(cannedPosts[2]);
  provider.script(says(postsJson(cannedPosts).slice(0, cut), { finish: 'length' }));
  await open();
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(2);
  const posts = page.getByRole('region', { name: 'Your Generated Posts' });
  await posts.getByText(`Incomplete. ${postsIncomplete(2, 5)} You may ask`).waitFor();
  expect(await posts.getByRole('status').first().textContent()).toBe(postsIncomplete(2, 5));
  await expect.poll(charged).toBe(1);
  await page.getByText('4 of 5').first().waitFor();

  // The next click is a new one.
  provider.script(saysPosts(cannedPosts));
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(5);
  expect(await posts.getByText('Incomplete.').count()).toBe(0);
  expect(await charged()).toBe(2);

  provider.script(saysPosts(cannedPosts.slice(0, 2)));
  await page.getByRole('textbox', { name: 'What do you know' }).fill('Since 1990.');
  await generate(page, 'Tea');
  const missing = page.getByRole('button', { name: 'Write the missing ones' });
  await missing.waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.postquill_posts)).toContain('asked');
  await page.reload();

  provider.script(refuses(400));
  await missing.click();
  await posts.locator('.field-error', { hasText: message('generateFailed') }).waitFor();
  expect(await cards(page).count()).toBe(2);

  provider.script(saysPosts(cannedPosts.slice(2)));
  await missing.click();
  await expect.poll(() => cards(page).count()).toBe(5);
  await expect.poll(() => missing.count()).toBe(0);
  expect(await posts.getByText('Incomplete.').count()).toBe(0);
  expect(await cards(page).nth(4).textContent()).toContain('Today’s reminder');
  await expect.poll(charged).toBe(3);
});

test('what Stop or a reload cut short is completed at no further cost', async () => {
  await open();
  const missing = page.getByRole('button', { name: 'Write the missing ones' });
  for (const [at, topic] of ['Coffee', 'Tea'].entries()) {
    provider.script(saysPosts(cannedPosts, { deltas: 60, stopAt: 4_000, stop: 'hang' }));
    await generate(page, topic);
    await expect.poll(() => cards(page).count()).toBeOneOf([1, 2, 3, 4]);
    expect(await missing.count()).toBe(0);
    if (topic === 'Coffee') {
      await page.getByRole('button', { name: 'Stop' }).press('Enter');
      await expect.poll(focused).toBe('Generate Your Posts');
    } else await page.reload();
    await missing.waitFor();
    await expect.poll(charged).toBe(at + 1);

    provider.script(saysPosts(cannedPosts.slice(await cards(page).count())));
    await missing.press('Enter');
    await expect.poll(focused).toBe('Your Generated Posts');
    await expect.poll(() => cards(page).count()).toBe(5);
    await expect.poll(() => missing.count()).toBe(0);
    await expect.poll(charged).toBe(at + 1);
  }
});

/** What a server may say that the fakes' model gives no reason to. */
async function answersWith(...events: [string, unknown][]): Promise<void> {
  const body = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const answer = { contentType: 'text/event-stream', body: body.join('') };
  await page.route('**/api/generate-openrouter', (route) => route.fulfill(answer));
}

test('a chosen post is marked, and a better one takes the place of what was shown', async () => {
  await open();
  await answersWith(
    ['progress', { words: 24, seconds: 12 }],
    ['post', { index: 0, platform: 'x', text: 'One', first: true }],
    ['post', { index: 1, platform: 'x', text: 'Two' }],
    ['replace', { platform: 'x', index: 1, text: 'Two, better' }],
    [
      'done',
      {
        ...{ posts: 2, left: 4, plan: 'free', offline: false, incomplete: true },
        platforms: [{ platform: 'x', posts: 2 }],
      },
    ],
  );
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(2);
  const card = cards(page).nth(1);
  await card.getByText('Two, better').waitFor();
  await cards(page).first().getByText('Best of several drafts').waitFor();
  expect(await card.getByText('Best of several drafts').count()).toBe(0);
  await page.getByText(message('draftsDoubted')).waitFor();
  expect(await page.getByRole('button', { name: 'Write the missing ones' }).count()).toBe(0);
  await page.reload();
  await cards(page).first().getByText('Best of several drafts').waitFor();
});

test('a session that ended is said, the topic stays, and logging in continues', async () => {
  await open();
  // The page must have taken the session for alive before it dies.
  await page.getByRole('region', { name: 'Your plan' }).waitFor();
  // A password change elsewhere makes every token of the account worthless.
  const password = 'a new and longer password';
  await person.client
    .collection('users')
    .update(person.id, { oldPassword: person.password, password, passwordConfirm: password });
  await generate(page, 'Coffee');
  await page.getByText(message('sessionExpired')).first().waitFor();
  await sendCredentials(page, { email: person.email, password });
  await expect.poll(() => cards(page).count()).toBe(5);
  expect(await page.getByRole('textbox', { name: 'Topic' }).inputValue()).toBe('Coffee');
});
