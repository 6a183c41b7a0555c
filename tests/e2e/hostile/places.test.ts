import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { signUp } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';
import { packed, payloads } from './payloads.ts';
import { openWatchedPage, type WatchedPage } from './watched-page.ts';

let stack: Stack;
let browsing: Browsing;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  stack = await sharedStack();
  browsing = await openBrowser();
  watched = await openWatchedPage(browsing, stack.api.url);
  ({ page } = watched);
});

afterAll(() => browsing.close());

async function endQuiet(): Promise<void> {
  expect(await watched.noticed()).toEqual([]);
  expect(browsing.complaints()).toEqual([]);
}

test('where a text is taken for markup, the watch sees it', async () => {
  const careless = await openWatchedPage(browsing, stack.api.url);
  await careless.page.route('**/careless', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${payloads.join('\n<p>')}` }),
  );
  await careless.page.goto('/careless');
  await expect
    .poll(() => careless.noticed())
    .toEqual(
      expect.arrayContaining([
        'canary 1 ran',
        'canary 6 ran',
        'canary 19 ran',
        'asked for https://evil.example/x.js',
        '<svg onload="canary(19)">',
      ]),
    );
  await careless.page.context().close();
  browsing.complaints();
});

test('in the name and the picture of an account, on its page and in the header', async () => {
  await watched.begin(await signUp(stack.pocketbase));
  let name = '';
  // Longer than the form lets in, since each name takes a page of its own.
  await page.route('**/auth-refresh', async (route) => {
    const response = await route.fetch();
    const { record, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, record: { ...record, name } } });
  });
  // A field of one line shows no line break.
  for (const text of packed(1_000).map((each) => each.replaceAll('\n', ' '))) {
    name = text;
    await page.goto('/account');
    const avatar = page.getByRole('banner').locator('#avatar');
    // The stored record is an old one until the refreshed one has come.
    await expect.poll(() => avatar.getAttribute('aria-label')).toContain(name);
    const field = page.getByRole('textbox', { name: 'Name' });
    await expect.poll(() => field.inputValue()).toBe(name);
    expect(await watched.noticed()).toEqual([]);
  }
  // The header alone: the islands would fetch the record anew.
  await page.goto('/faq');
  for (const text of payloads) {
    await page.evaluate((hostile) => {
      const key = 'pocketbase_auth';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      Object.assign(session.record, { avatar: hostile, collectionId: hostile });
      localStorage.setItem(key, JSON.stringify(session));
      dispatchEvent(new StorageEvent('storage', { key }));
    }, text);
    expect(await watched.noticed()).toEqual([]);
  }
  await page.getByRole('banner').locator('#avatar img').waitFor({ state: 'attached' });
  await endQuiet();
});

const isAddress = (text: string) => /^(java\s*script|data):/i.test(text);
const isObject = (text: string) => text.startsWith('{"');

test('in an address', async () => {
  await watched.begin();
  const places = [
    '/?login=',
    '/?upgrade=',
    '/?session_id=',
    '/account?login=',
    '/auth/verify?token=',
    '/auth/reset?token=',
    '/auth/confirm-email?token=',
    '/auth/google?code=x&state=',
    '/auth/google?error=',
    '/no-such-page/',
    '/#',
  ];
  for (const [index, place] of places.entries()) {
    const texts = payloads.filter((_, at) => at % places.length === index);
    // What is an address is one only at the beginning, and an object is one only by itself.
    const together = texts
      .filter((text) => !isObject(text))
      .toSorted((one, other) => Number(isAddress(other)) - Number(isAddress(one)));
    for (const text of [together.join(' '), ...texts.filter(isObject)]) {
      await page.goto(place + encodeURIComponent(text));
      // The islands wake when the browser is idle.
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
      expect(await watched.noticed(), place).toEqual([]);
    }
  }
  await endQuiet();
});

test('no page stands in a frame of another site, even if one header against it is lost', async () => {
  const { url } = stack.api;
  const outside = await browsing.newPage(url);
  let lost = '';
  await outside.route(`${url}/**`, async (route) => {
    const answer = await route.fetch();
    const { [lost]: _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  const frames = ['/', '/account', '/faq', '/auth/google']
    .map((path) => `<iframe src="${url}${path}"></iframe>`)
    .join('');
  await outside.route('http://frames.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: frames }),
  );
  for (lost of ['content-security-policy', 'x-frame-options']) {
    await outside.goto('http://frames.example/');
    const framed = outside.frames().filter((frame) => frame !== outside.mainFrame());
    expect(framed, lost).toHaveLength(4);
    for (const frame of framed) {
      await expect.poll(() => frame.url(), { message: lost }).toMatch(/^chrome-error:/);
    }
  }
  await outside.context().close();
  browsing.complaints();
});
