import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;

beforeAll(async () => {
  stack = await sharedStack();
  browsing = await openBrowser();
});

afterAll(() => browsing.close());

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

interface Hand {
  /** Does something after every piece of React's work, whatever it was in the middle of. */
  acts?: () => void;
  pieces: number;
}

/** React does its work piece by piece, each in a message to itself. */
function betweenPieces(): void {
  const hand: Hand = { pieces: 0 };
  Object.assign(window, { hand });
  const handler = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...handler,
    set(this: MessagePort, work: (event: MessageEvent) => void) {
      handler?.set?.call(this, (event: MessageEvent) => {
        work(event);
        hand.pieces += 1;
        hand.acts?.();
      });
    },
  });
}

/**
 * `slow` makes it as slow as a phone from now on, so that the work comes in many pieces. It costs what it
 * slows down, so it lasts as long as somebody types.
 */
async function pageInPieces() {
  const page = await browsing.newPage(stack.api.url, { viewport: { width: 390, height: 900 } });
  const person = await signedInPage(page, stack.pocketbase.url);
  await page.addInitScript(betweenPieces);
  const session = await page.context().newCDPSession(page);
  const slow = (rate: 1 | 4) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, person, slow };
}

async function openBetweenPieces() {
  const { page, slow } = await pageInPieces();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return { page, scripts, slow };
}

test.each(['Topic', 'What do you know about this'])(
  'no letter is lost in “%s” while the page comes to life',
  async (name) => {
    const { page, scripts, slow } = await openBetweenPieces();
    const field = page.getByRole('textbox', { name });
    await field.fill('Before.');
    await field.press('End');
    await page.evaluate(() => {
      const { hand } = window as unknown as { hand: Hand };
      hand.acts = () => {
        for (const letter of 'ab') document.execCommand('insertText', false, letter);
        if (hand.pieces >= 40) delete hand.acts;
      };
    });
    await slow(4);
    scripts.resolve();
    const pieces = () => page.evaluate(() => (window as unknown as { hand: Hand }).hand.pieces);
    await expect.poll(pieces, { timeout: 20_000 }).toBeGreaterThanOrEqual(40);
    await page.getByRole('button', { name: 'Clear the form' }).waitFor();
    expect(await field.inputValue()).toBe(`Before.${'ab'.repeat(40)}`);
    await slow(1);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(`Before.${'ab'.repeat(40)}`);
  },
);

test('what is chosen while the page comes to life stays chosen', async () => {
  const { page, scripts, slow } = await openBetweenPieces();
  const tones = page.locator('input[name=tone]');
  await tones.nth(1).check({ force: true });
  await page.evaluate(() => {
    const { hand } = window as unknown as { hand: Hand };
    const choices = document.querySelectorAll<HTMLInputElement>('input[name=tone]');
    hand.acts = () => {
      choices[(hand.pieces % 2) + 2]?.click();
      if (hand.pieces >= 40) delete hand.acts;
    };
  });
  await slow(4);
  scripts.resolve();
  const pieces = () => page.evaluate(() => (window as unknown as { hand: Hand }).hand.pieces);
  await expect.poll(pieces, { timeout: 20_000 }).toBeGreaterThanOrEqual(40);
  await expect.poll(() => tones.nth(2).isChecked()).toBe(true);
  expect(await tones.nth(3).isChecked()).toBe(false);
});

/** As often as React has worked, while posts come and go elsewhere and other tabs say so. */
async function losesNone(
  field: Locator,
  changed: () => Promise<void>,
  slow: (rate: 1 | 4) => Promise<unknown>,
): Promise<void> {
  const page = field.page();
  const times = 16;
  await field.focus();
  await field.press('ControlOrMeta+End');
  const before = await field.inputValue();
  await slow(4);
  await page.evaluate((most) => {
    const { hand } = window as unknown as { hand: Hand };
    hand.pieces = 0;
    hand.acts = () => {
      document.execCommand('insertText', false, 'ab'[hand.pieces % 2]);
      if (hand.pieces >= most) delete hand.acts;
    };
  }, times);
  const pieces = () => page.evaluate(() => (window as unknown as { hand: Hand }).hand.pieces);
  while ((await pieces()) < times) await changed();
  await slow(1);
  expect(await field.inputValue()).toBe(before + 'ba'.repeat(times / 2));
}

test('no letter is lost on a text card and at a saved post while other tabs change the library', async () => {
  const { page, person, slow } = await pageInPieces();
  const posts = person.client.collection('posts');
  const save = (text: string) =>
    posts.create({ userId: person.id, text, platform: 'instagram', tone: 'casual' });
  for (const text of ['Rye', 'Tea', 'Milk', 'Bread at seven. And more at eight.']) await save(text);
  const other = await page.context().newPage();
  await other.goto('/faq');
  const tell = () =>
    other.evaluate(() => {
      const channel = new BroadcastChannel('postquill');
      for (const kind of ['library', 'allowance']) channel.postMessage({ kind });
      channel.close();
    });
  const change = async () => {
    const { id } = await save('From elsewhere.');
    await tell();
    await posts.delete(id);
    await tell();
  };
  await page.goto('/');
  const post = savedPosts(page).filter({ hasText: 'Bread' });
  await post.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Make a picture' }).click();
  for (const name of ['Words on it', 'Alt text'])
    await losesNone(page.getByRole('textbox', { name }), change, slow);
  await page.keyboard.press('Escape');
  await post.getByRole('button', { name: 'Refine' }).click();
  const wish = rules.refinement.actions.instruct.label;
  await losesNone(post.getByRole('textbox', { name: wish }), change, slow);
  await post.getByRole('button', { name: 'Tags' }).click();
  await losesNone(post.getByRole('combobox', { name: 'New tag' }), change, slow);
});
