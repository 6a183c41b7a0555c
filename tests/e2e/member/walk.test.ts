import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai } from '#tests/fakes/openai/server.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, givePremium } from '#tests/harness/people.ts';
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

beforeEach(async () => {
  page = await browsing.newPage(stack.api.url, { viewport: { width: 1280, height: 900 } });
  const ada = await signedInPage(page, stack.pocketbase.url);
  await givePremium(await asSuperuser(stack.pocketbase), ada);
  for (const text of ['One', 'Two', 'Three', 'Four']) {
    const post = { userId: ada.id, text, platform: 'x', tone: 'casual' };
    await ada.client.collection('posts').create(post, { requestKey: null });
  }
  await page.goto('/');
  provider.script(saysPosts(cannedPosts));
  await generate(page, 'Coffee');
  await expect.poll(() => cards(page).count()).toBe(cannedPosts.length);
  await page.getByRole('button', { name: 'Generate Your Posts' }).waitFor();
  await page.getByRole('searchbox').waitFor();
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const island = () => page.locator('astro-island');

/** Marks what gets the focus by Tab, from the page's first link until it comes round again. */
async function walkByTab(): Promise<void> {
  const first = page.getByRole('link', { name: 'Skip to content' });
  await first.focus();
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => (target as Element).setAttribute('data-seen', ''));
  });
  for (let stops = 0; stops < 300; stops += 10) {
    // It may be past the first link then, and sees again what it has seen.
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Tab');
    if (await first.evaluate((link) => link.hasAttribute('data-seen'))) return;
  }
  throw new Error('The way by Tab has no end');
}

const focused = () =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) return 'nowhere';
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
  });

const card = () => cards(page).first();
const post = () => savedPosts(page).first();
const inCard = (name: string | RegExp) => card().getByRole('button', { name });
const inPost = (name: string | RegExp) => post().getByRole('button', { name });
const named = (name: string) => page.getByRole('button', { name, exact: true });

async function press(button: Locator, key = 'Enter'): Promise<void> {
  await button.focus();
  await page.keyboard.press(key);
}

const isSomewhere = () => expect.poll(focused).not.toBe('nowhere');

const goesTo = (name: string | RegExp) => expect.poll(focused).toMatch(name);

async function proposed(text: string): Promise<void> {
  provider.script(saysPosts([text]));
  await press(inCard('Shorter'));
  await goesTo('Use the new text');
}

test('whatever is done to a post, the focus stays where one goes on', async () => {
  await press(inCard('Refine post 1'));
  await inCard('Shorter').waitFor();
  await proposed('We roast.');
  await press(inCard('Discard'));
  await inCard('Shorter').waitFor();
  await goesTo('Refine post 1');
  await proposed('We roast.');
  provider.script(saysPosts(['We roast here.']));
  await press(inCard('Try again'));
  await goesTo('Use the new text');
  await page.keyboard.press('Enter');
  await goesTo('Refine post 1');
  await page.keyboard.press('Enter');
  await inCard('Shorter').waitFor();
  provider.script(...Array.from({ length: 4 }, () => saysPosts(['We'], { stopAt: 10 })));
  await press(inCard('Longer'));
  await card().getByText(message('refineFailed')).waitFor();
  await goesTo('Longer');
  await page.keyboard.press('Escape');
  await goesTo('Refine post 1');
  await press(inCard('Edit'));
  await goesTo('Post text');
  await page.keyboard.press('Escape');
  await goesTo(/Edit|Refine/);
  await press(inCard('Preview'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await goesTo('Preview');
  await press(inCard(/^Save /));
  await expect.poll(() => savedPosts(page).count()).toBe(5);
  await goesTo('Saved');
});

test('every control is on the way by Tab, and has a name that no other one has', async () => {
  await walkByTab();
  const missed = await island().evaluate((root) => {
    const stops = 'a[href], button, input, select, textarea, summary';
    return (
      [...root.querySelectorAll<HTMLElement>(stops)]
        .filter((each) => each.checkVisibility() && !each.matches(':disabled, [tabindex="-1"]'))
        // Of a group of radio buttons Tab goes to the chosen one.
        .filter((each) => !each.matches('[type=radio]:not(:checked), [data-seen]'))
        .map(({ outerHTML }) => outerHTML.slice(0, 120))
    );
  });
  expect(missed).toEqual([]);
  const tree = await island().ariaSnapshot();
  const controls =
    /^\s*- (?:button|link|checkbox|combobox|radio|searchbox|textbox)\b(?: "(.*?)")?/gm;
  const names = [...tree.matchAll(controls)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([]);

  // Whatever is done in the library, the focus stays where one goes on.
  await press(inPost('Delete'));
  await expect.poll(() => savedPosts(page).count()).toBe(3);
  await isSomewhere();
  await press(named('Undo'));
  await expect.poll(() => savedPosts(page).count()).toBe(4);
  await goesTo('Four');
  await press(inPost(/^Tags/));
  await post().getByRole('combobox').focus();
  await page.keyboard.type('tea');
  await page.keyboard.press('Enter');
  await inPost('Remove the tag tea').waitFor();
  await isSomewhere();
  await press(inPost('Remove the tag tea'));
  await inPost('Remove the tag tea').waitFor({ state: 'detached' });
  await isSomewhere();
  await press(named('Select'));
  await press(post().getByRole('checkbox'), 'Space');
  await page.getByText('1 selected').waitFor();
  await press(named('Delete selected'));
  await expect.poll(() => savedPosts(page).count()).toBe(3);
  await isSomewhere();
  await press(named('Undo'));
  await expect.poll(() => savedPosts(page).count()).toBe(4);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByText('No post matches.').waitFor();
  await press(named('Show all'));
  await expect.poll(() => savedPosts(page).count()).toBe(4);
  await expect
    .poll(() => page.getByRole('searchbox').evaluate((field) => field === document.activeElement))
    .toBe(true);
});
