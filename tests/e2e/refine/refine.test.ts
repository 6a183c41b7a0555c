import type { Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { hangs, saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults, faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import {
  cards,
  generate,
  savedPosts,
  signedInPage,
  withOwnClock,
} from '#tests/harness/browser/visitor.ts';
import { asSuperuser, givePremium, type Person } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

const text = 'We roast coffee in Basel every day. Anna opens at 7.';
const shorter = 'We roast in Basel. Anna opens at 7.';
const lossy = 'We roast every day.';
const { refinements } = rules.plans.free;
const fairUsePerDay = refinements + 1;

let provider: FakeOpenai;
let stack: Stack;
let browsing: Browsing;
/** For whoever has two tabs. */
let apart: Browsing;
let page: Page;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: {
      FAIR_USE_PER_DAY: String(fairUsePerDay),
      ...{ MODEL_BASE_URL: provider.url, MODEL: 'test/model', WRITING: 'once' },
      MODEL_REST_AFTER_FAILURES: '1000',
    },
  });
  [browsing, apart] = await Promise.all([openBrowser(), openBrowser({ ownProcesses: true })]);
});

afterAll(async () => {
  await browsing.close();
  await apart.close();
  await stack.stop();
  await provider.close();
});

beforeEach(() => provider.script(saysPosts([text, ...cannedPosts.slice(1)])));

afterEach(async () => {
  await browsing.leave();
  await apart.leave();
  expect([...browsing.complaints(), ...apart.complaints()]).toEqual([]);
});

/** The posts: what stands around them is looked at with a new text in its midst. */
const here = { widths: [390], within: '.posts' };

const first = () => cards(page).first();
const button = (name: string) => first().getByRole('button', { name });
const words = () => first().locator('.post-text').first().textContent();
const version = (label: string) => first().getByText(label, { exact: false });

async function arrive(at = browsing): Promise<void> {
  page = await at.newPage(stack.api.url, { viewport: { width: 390, height: 900 } });
  person = await signedInPage(page, stack.pocketbase.url);
}

async function written(): Promise<void> {
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(cannedPosts.length);
  await page.getByRole('button', { name: 'Generate' }).waitFor();
}

async function generated(at = browsing): Promise<void> {
  await arrive(at);
  await page.goto('/');
  await written();
}

/** The same wish once more, at no page. */
async function askedElsewhere(request: Request, left: number): Promise<void> {
  provider.script(saysPosts([shorter]));
  const headers = await request.allHeaders();
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers: { ...headers, 'accept-language': 'en', 'idempotency-key': crypto.randomUUID() },
    body: request.postData(),
  });
  expect(await answer.text()).toContain(`"left":${left}`);
}

async function proposed(answer: string): Promise<void> {
  provider.script(saysPosts([answer]));
  await button('Refine post 1').click();
  await button('Shorter').click();
  await first().getByRole('heading', { name: 'New text for post 1' }).waitFor();
}

test('by keyboard: a new text beside the old one, taken and taken back', async () => {
  await generated();
  await button('Refine post 1').focus();
  await page.keyboard.press('Enter');
  await first().getByRole('group', { name: 'Refine post 1' }).waitFor();
  expect(await faultsInEveryLook(page, here)).toEqual([]);
  provider.script(saysPosts([shorter]));
  await button('Shorter').focus();
  await page.keyboard.press('Enter');
  await first().getByRole('heading', { name: 'New text for post 1' }).waitFor();
  expect(await words()).toBe(text);
  expect(await first().locator('del').allTextContents()).not.toEqual([]);
  expect(await faultsInEveryLook(page, { widths: [390] })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(words).toBe(shorter);
  await first().getByRole('status').getByText('The new text is now post 1.').waitFor();
  await version('2/2 · shorter').waitFor();
  await button('Earlier version of post 1').click();
  await expect.poll(words).toBe(text);
  await version('1/2 · written').waitFor();
  await button('Later version of post 1').click();
  await expect.poll(words).toBe(shorter);
  await page.keyboard.press('Control+z');
  await expect.poll(words).toBe(text);
  expect(await faultsInEveryLook(page, here)).toEqual([]);

  // A reload keeps its versions until the logout.
  await button('Later version of post 1').click();
  await expect.poll(words).toBe(shorter);
  await button('Edit').click();
  await first().getByLabel('Post text').fill('Mine.');
  await button('Done').click();
  await version('3/3 · edited by you').waitFor();
  await page.reload();
  await version('3/3 · edited by you').waitFor();
  await button('Earlier version of post 1').click();
  await expect.poll(words).toBe(shorter);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('postquill_posts'))).toBeNull();
});

test('a text that is discarded, one that breaks off and one that is stopped change nothing', async () => {
  await generated();
  await proposed(lossy);
  // It says what would be lost.
  expect(await first().getByText('No longer says:').textContent()).toMatch(
    /7.*Basel.*Anna|7.*Anna.*Basel|7/,
  );
  await button('Discard').click();
  expect(await words()).toBe(text);
  expect(await button('Earlier version').count()).toBe(0);
  await first().getByRole('group', { name: 'Refine post 1' }).waitFor();

  provider.script(...Array.from({ length: 4 }, () => saysPosts([shorter], { stopAt: 120 })));
  await button('Shorter').click();
  await first().getByText(message('refineFailed')).waitFor();
  const hasFocus = () => button('Shorter').evaluate((each) => each === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  expect(await words()).toBe(text);
  const { left } = await person.client.send('/api/account/allowance', {});
  expect(left).toBe(rules.plans.free.generationsPerMonth - 1);

  provider.script(hangs('headers'));
  const asked = provider.requests.length;
  const wish = first().getByRole('textbox', { name: rules.refinement.actions.instruct.label });
  await wish.fill('Say when Anna opens.');
  await button('Ask').click();
  await expect.poll(() => provider.requests.length).toBe(asked + 1);
  await button('Stop refining post 1').click();
  await expect.poll(() => provider.requests.at(-1)?.leftEarly).toBe(true);
  await first().getByRole('group', { name: 'Refine post 1' }).waitFor();
  expect(await wish.inputValue()).toBe('Say when Anna opens.');
  expect(await words()).toBe(text);

  // Nor does any of them stand in the way of the next.
  provider.script(saysPosts([shorter]));
  await button('Shorter').click();
  await button('Use the new text').click();
  await expect.poll(words).toBe(shorter);
});

test('where nothing is left that is said before a click, beside another post and in another tab too', async () => {
  await generated(apart);
  const second = cards(page).nth(1);
  const wish = second.getByRole('textbox', { name: rules.refinement.actions.instruct.label });
  await second.getByRole('button', { name: 'Refine post 2' }).click();
  await wish.fill('Say when Anna opens.');
  const begun = awaitedLater(page.waitForRequest('**/api/refine'));
  const saysLeft = async (left: number) => {
    await proposed(shorter);
    await first().getByText(`Refinements left: ${left}`).waitFor();
    // The last text is not given away for a question that nobody answers.
    expect(await button('Try again').count()).toBe(left === 0 ? 0 : 1);
    await button('Discard').click();
    await button('Refine post 1').click();
  };
  await saysLeft(refinements - 1);
  for (let left = refinements - 2; left > 1; left -= 1) await askedElsewhere(await begun, left);
  await saysLeft(1);
  await saysLeft(0);
  await second.getByText(message('refinementsUsed')).waitFor();
  const another = await page.context().newPage();
  await another.goto('/');
  await cards(another).nth(1).getByRole('button', { name: 'Refine post 2' }).click();
  await cards(another).nth(1).getByText(message('refinementsUsed')).waitFor();
  await button('Refine post 1').click();
  await first().getByText(message('refinementsUsed')).waitFor();
  expect(await button('Shorter').count()).toBe(0);
  expect(await faultsInEveryLook(page, here)).toEqual([]);
  await button('Upgrade to Premium').click();
  await page.getByRole('dialog', { name: 'Upgrade to Premium' }).waitFor();
  await page.keyboard.press('Escape');
  // The panels stay open meanwhile, and what was typed in them stays there.
  await givePremium(await asSuperuser(stack.pocketbase), person);
  await button('Shorter').waitFor();
  expect(await wish.inputValue()).toBe('Say when Anna opens.');
  await button('Shorter').click();
  await button('Discard').click();
  for (const post of [second, cards(another).nth(1)]) {
    await post.getByText(message('startsUsed')).waitFor();
    expect(await post.getByRole('button', { name: 'Upgrade to Premium' }).count()).toBe(0);
  }
});

test('what a day has used up is offered again once the day is over', async () => {
  await arrive();
  await withOwnClock(page);
  const superuser = await asSuperuser(stack.pocketbase);
  await givePremium(superuser, person);
  const returns = superuser.collection('generation_returns');
  const day = new Date().toISOString().slice(0, 10);
  const used = await returns.create({ userId: person.id, day, refined: fairUsePerDay });
  await page.goto('/');
  await written();
  await button('Refine post 1').click();
  await first().getByText(message('startsUsed')).waitFor();
  // Where nobody answers it is asked for again, and what was known still holds.
  await page.route('**/refinements-left', (route) => route.abort());
  for (const _ of ['once', 'twice']) {
    await Promise.all([page.waitForEvent('requestfailed'), page.clock.fastForward('10:00')]);
  }
  expect(await first().getByText(message('startsUsed')).isVisible()).toBe(true);
  browsing.forgive(/net::ERR_FAILED/);
  await page.unroute('**/refinements-left');
  await returns.delete(used.id);
  await page.clock.fastForward('10:00');
  await button('Shorter').waitFor();
});

test('a new text stays until another one has come for it, also where that is refused or stopped', async () => {
  await generated();
  const begun = awaitedLater(page.waitForRequest('**/api/refine'));
  await proposed(shorter);
  const heading = first().getByRole('heading', { name: 'New text for post 1' });
  await page.route('**/api/refine', (route) => route.abort());
  await button('Try again').click();
  await first().getByRole('alert').getByText(message('refineUnknown')).waitFor();
  browsing.forgive(/net::ERR_FAILED/);
  await heading.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/api/refine');

  provider.script(hangs('headers'));
  const asked = provider.requests.length;
  await button('Try again').click();
  await expect.poll(() => provider.requests.length).toBe(asked + 1);
  await button('Stop refining post 1').click();
  await heading.waitFor();
  expect(await first().getByRole('alert').count()).toBe(0);

  provider.script(saysPosts([lossy]));
  await button('Try again').click();
  await first().getByText('No longer says:').waitFor();

  // It would be said before the click otherwise, wherever the page hears of the others in time.
  const told = Promise.withResolvers<void>();
  await page.route('**/api/account/refinements-left', async (route) => {
    await told.promise;
    await route.continue();
  });
  for (let left = refinements - 3; left >= 0; left -= 1) await askedElsewhere(await begun, left);
  await button('Try again').click();
  await first().getByRole('alert').getByText(message('refinementsUsed')).waitFor();
  told.resolve();
  const offer = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await offer.waitFor();
  await page.keyboard.press('Escape');
  await offer.waitFor({ state: 'detached' });
  await first().getByText('No longer says:').waitFor();
  await button('Discard').click();
  // The first one went when the second came.
  await heading.waitFor({ state: 'detached' });
  await first().getByText(message('refinementsUsed')).waitFor();
});

test('a new text leaves whoever writes elsewhere there, and waits for whoever closes the panel', async () => {
  await generated();
  provider.script(saysPosts([shorter]));
  const isElsewhere = Promise.withResolvers<void>();
  await page.route('**/api/refine', async (route) => {
    await isElsewhere.promise;
    await route.continue();
  });
  await button('Refine post 1').click();
  await button('Shorter').click();
  const topic = page.getByRole('textbox', { name: 'Topic' });
  await topic.focus();
  isElsewhere.resolve();
  await first().getByRole('heading', { name: 'New text for post 1' }).waitFor();
  expect(await topic.evaluate((field) => field === document.activeElement)).toBe(true);

  await button('Discard').focus();
  await page.keyboard.press('Escape');
  await first().getByRole('heading', { name: 'New text' }).waitFor({ state: 'detached' });
  await button('Edit').click();
  await first().getByLabel('Post text').fill('Mine.');
  await button('Done').click();
  // It is in sight again by itself.
  // And says that it would replace another text.
  await first().getByText('This post was changed after you asked.').waitFor();
  await button('Use the new text').click();
  await expect.poll(words).toBe(shorter);
  await button('Refine post 1').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(words).toBe('Mine.');
});

test('a browser that keeps no more says so once, and the posts stay', async () => {
  await arrive();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1)
          localStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // Full to the last letter in the end.
      }
    }
  });
  // Nothing is said before there is a post to lose.
  await page.goto('/');
  // It is said as soon as a post came, and not for long.
  const told = awaitedLater(page.getByText(message('unsavedFull')).waitFor());
  await written();
  await told;
  const toldAgain = awaitedLater(page.getByText(message('newTextNotKept')).waitFor());
  await proposed(shorter);
  await toldAgain;
  await button('Use the new text').click();
  await expect.poll(words).toBe(shorter);
});

async function savedPost(): Promise<{ id: string }> {
  const draft = { userId: person.id, text, platform: 'x', tone: 'casual' };
  const saved = await person.client.collection('posts').create(draft);
  await page.goto('/');
  return saved;
}

const post = () => savedPosts(page).first();
const inPost = (name: string) => post().getByRole('button', { name });
const saved = () => post().locator('.post-text').first().textContent();

async function proposedForSaved(answer: string): Promise<void> {
  provider.script(saysPosts([answer]));
  await inPost('Refine').click();
  await inPost('Shorter').click();
  await post().getByRole('heading', { name: 'New text' }).waitFor();
}

const keepElsewhere = (id: string, said: string) =>
  person.client.send('/api/account/keep-version', {
    method: 'POST',
    body: { post: id, text: said, cause: 'edited', before: text },
  });

test('a saved post walks its versions on the server', async () => {
  provider.script();
  await arrive();
  const { id } = await savedPost();
  await proposedForSaved(shorter);
  await inPost('Use the new text').click();
  await expect.poll(saved).toBe(shorter);
  await post().getByText('2/2 · shorter').waitFor();
  await inPost('Refine').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(saved).toBe(text);
  expect((await person.client.collection('posts').getOne(id)).text).toBe(text);
  expect(await accessibilityFaults(page)).toEqual([]);

  // Changed or deleted elsewhere meanwhile: one sentence, and nothing is lost.
  await proposedForSaved(shorter);
  await keepElsewhere(id, 'Changed elsewhere.');
  await inPost('Use the new text').click();
  await page.getByText(message('postChanged')).waitFor();
  await expect.poll(saved).toBe('Changed elsewhere.');
  expect(await post().getByText('Use').count()).toBeGreaterThan(0);
  await person.client.collection('posts').delete(id);
  await inPost('Use the new text').click();
  await page.getByText(message('postGone')).waitFor();
  await post().getByText(shorter).waitFor();
});

test('a reload loses no new text that waits, neither for a card nor for a saved post', async () => {
  await arrive();
  const { id } = await savedPost();
  await written();
  await proposed(shorter);
  await proposedForSaved(shorter);
  await page.reload();
  await first().getByRole('heading', { name: 'New text for post 1' }).waitFor();
  await button('Use the new text').click();
  await expect.poll(words).toBe(shorter);
  await inPost('Use the new text').click();
  await expect.poll(saved).toBe(shorter);
  await page.reload();
  await version('2/2 · shorter').waitFor();
  expect(await button('Use the new text').count()).toBe(0);
  await button('Refine post 1').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(words).toBe(text);
  await inPost('Refine').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(saved).toBe(text);
  expect((await person.client.collection('posts').getOne(id)).text).toBe(text);
});

test('a translation is shown whole in its language, and a card that is saved takes it and its versions with it', async () => {
  await generated();
  await proposed(shorter);
  await button('Use the new text').click();
  await expect.poll(words).toBe(shorter);
  const translated = 'Tostamos café en Basel cada día. Anna abre a las 7.';
  provider.script(saysPosts([translated]));
  await button('Refine post 1').click();
  await first().getByLabel('Language').selectOption('es');
  await button('Translate').click();
  await first().locator('[lang=es] [dir=auto]').waitFor();
  expect(await first().locator('ins, del').count()).toBe(0);
  expect(await accessibilityFaults(page, here)).toEqual([]);
  await button('Save').click();
  await post().getByRole('heading', { name: 'New text' }).waitFor();
  await inPost('Use the new text').click();
  await expect.poll(saved).toBe(translated);
  await post().getByText('3/3 · translated').waitFor();
  await inPost('Earlier version').click();
  await post().getByText('2/3 · shorter').waitFor();
  await inPost('Earlier version').click();
  await post().getByText('1/3 · written').waitFor();
  await expect.poll(saved).toBe(text);
});

test('tabs show what another changed and undo nothing of it', async () => {
  await generated(apart);
  const context = page.context();
  const other = await context.newPage();
  await other.goto('/');
  await expect.poll(() => cards(other).count()).toBe(cannedPosts.length);
  await proposed(shorter);
  await button('Use the new text').click();
  const there = cards(other).first();
  await expect.poll(() => there.locator('.post-text').textContent()).toBe(shorter);
  await cards(other).nth(1).getByRole('button', { name: 'Edit' }).click();
  await cards(other).nth(1).getByLabel('Post text').fill('Mine.');
  await cards(other).nth(1).getByRole('button', { name: 'Done' }).click();
  const second = () => cards(page).nth(1).locator('.post-text').textContent();
  await expect.poll(second).toBe('Mine.');

  // A closed one loses no text that waits.
  await proposed(lossy);
  await page.close();
  page = await context.newPage();
  await page.goto('/');
  await button('Use the new text').waitFor();
  await first()
    .getByText(`Refinements left: ${refinements - 2}`)
    .waitFor();
  expect([await words(), await second()]).toEqual([shorter, 'Mine.']);

  // A logout on any page ends it.
  await other.goto('/faq');
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('alert').getByText(message('loggedOut')).waitFor();
  const kept = () => other.evaluate(() => localStorage.getItem('postquill_refinements'));
  expect(await kept()).toBeNull();
  await page.getByText(shorter).waitFor({ state: 'detached' });
  expect(await kept()).toBeNull();
});
