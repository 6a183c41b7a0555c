import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import type { FakeOpenai } from '#tests/fakes/openai/server.ts';
import { article, type PageServer } from '#tests/fakes/page-server.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults, faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, signedInPage } from '#tests/harness/browser/visitor.ts';
import { sharedModelStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

const own = 'Four pots, eleven pounds: Garden News visited a balcony.';
const phone = { viewport: { width: 390, height: 900 } };

let provider: FakeOpenai;
let pages: PageServer;
let stack: Stack;
let browsing: Browsing;
let page: Page;

beforeAll(async () => {
  ({ stack, provider, pages } = await sharedModelStack());
  browsing = await openBrowser();
});

afterAll(() => browsing.close());

beforeEach(async () => {
  provider.requests.length = 0;
  provider.script(saysPosts([own]));
  pages.asked.length = 0;
  pages.serve = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(article());
  };
  page = await browsing.newPage(stack.api.url, phone);
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const topic = () => page.getByRole('textbox', { name: 'Topic' });
const offer = () => page.getByRole('button', { name: 'Use this page' });
const paste = () => page.getByRole('button', { name: 'Paste a text, a transcript or notes' });
const panel = () => page.getByRole('region', { name: /Garden News|A text to write from/ });
const text = () => panel().getByRole('textbox', { name: 'Text' });
const takeOff = () => panel().getByRole('button', { name: 'Take it off' });
const address = () => `${pages.url}/garden`;
const lastMessages = () => JSON.stringify(provider.requests.at(-1)?.body.messages);

async function visit(): Promise<void> {
  await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await paste().waitFor();
}

test('of a page in another language the posts come in ours, until it is taken off', async () => {
  pages.serve = (_, response) => {
    const french = article().replace('lang="en-US"', 'lang="fr"');
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(french);
  };
  await visit();
  await topic().fill(address());
  await offer().click();
  await panel().getByText('The posts come in English').waitFor();
  const language = page.getByRole('combobox', { name: 'Write in' });
  expect(await language.inputValue()).toBe('en');
  // After a reload too it is known why.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('postquill_drafts')))
    .toContain('"chosen":"en"');
  await page.reload();
  await panel().getByText('The posts come in English').waitFor();
  await takeOff().click();
  await expect.poll(() => language.inputValue()).toBe('');
});

test('an address in the topic is read on a click only, shown, changed, and written from', async () => {
  await visit();
  await topic().fill(`What I learned from ${address()}.`);
  await offer().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(pages.asked).toHaveLength(0);
  await offer().focus();
  await page.keyboard.press('Enter');
  await panel().waitFor();
  expect(pages.asked).toHaveLength(1);
  await expect.poll(() => panel().locator('h3:focus').count()).toBe(1);
  expect(await topic().inputValue()).toBe('What I learned from');
  expect(await panel().getByRole('textbox', { name: 'Title' }).inputValue()).toBe(
    'Tomatoes on a balcony',
  );
  expect(await text().inputValue()).toContain('11 pounds of tomatoes');
  expect(await faultsInEveryLook(page, { widths: [390] })).toEqual([]);
  await text().fill('We picked 12 pounds.');
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(await cards(page).first().textContent()).toContain(address());
  expect(lastMessages()).toContain('We picked 12 pounds.');
  expect(lastMessages()).not.toContain('lettuce');
  // What is asked of the post afterwards goes by the same page, after a reload too.
  await takeOff().click();
  await page.reload();
  provider.requests.length = 0;
  provider.script(saysPosts(['Four pots, twelve pounds.']));
  await cards(page).first().getByRole('button', { name: 'Refine' }).click();
  await cards(page).first().getByRole('button', { name: 'Shorter' }).click();
  await expect.poll(() => lastMessages() ?? '').toContain('We picked 12 pounds.');
});

test('“Write again” brings the address back to be read again; an address alone leaves the page’s title as the topic', async () => {
  await visit();
  await topic().fill(address());
  await offer().click();
  await panel().waitFor();
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  await expect.poll(() => cards(page).count()).toBe(1);
  await takeOff().click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Write again' }).click();
  const again = page.getByRole('button', { name: 'Read it again' });
  await again.waitFor();
  // Until it is read nothing can be written, and the way on is named and has the focus.
  const generateButton = page.getByRole('button', { name: 'Generate Your Posts' });
  await generateButton.click();
  await page
    .getByRole('alert')
    .filter({ hasText: message('sourceGone') })
    .waitFor();
  expect(await again.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  // Where it can no longer be read its text is pasted, and its address stays.
  const served = pages.serve;
  pages.serve = (_, response) => void response.writeHead(500).end();
  await again.click();
  const pasted = page.getByRole('textbox', { name: 'Text', exact: true });
  await pasted.pressSequentially('Eleven pounds.');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  expect(await pasted.inputValue()).toBe('Eleven pounds.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: address() }).waitFor();
  pages.serve = served;
  await page.reload();
  await expect.poll(() => pasted.inputValue()).toBe('Eleven pounds.');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Write again' }).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await again.click();
  await expect.poll(() => text().inputValue()).toContain('11 pounds of tomatoes');
  expect(pages.asked).toHaveLength(3);

  await takeOff().click();
  await topic().fill(address());
  await offer().click();
  await panel().waitFor();
  expect(await topic().inputValue()).toBe('Tomatoes on a balcony');
  // What was taken off by mistake comes back as it was.
  await text().fill('Cut to what matters.');
  await takeOff().click();
  await page.getByRole('button', { name: 'Undo taking it off' }).click();
  await expect.poll(() => text().inputValue()).toBe('Cut to what matters.');
  await takeOff().click();
  await expect.poll(() => paste().evaluate((each) => each === document.activeElement)).toBe(true);
  await generate(page, 'Coffee');
  await expect.poll(lastMessages).toContain('Coffee');
  expect(lastMessages()).not.toContain('<source>');
});

test('a page that is slow can be stopped, and one that cannot be read says why', async () => {
  await visit();
  pages.serve = () => undefined;
  await topic().fill(address());
  await offer().click();
  const stop = page.getByRole('button', { name: 'Stop reading the page' });
  await stop.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await stop.click();
  await offer().waitFor();
  pages.serve = (_, response) => void response.writeHead(403).end();
  await offer().click();
  await page
    .getByRole('alert')
    .filter({ hasText: message('sourceClosed') })
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await topic().fill('Coffee');
  await expect.poll(() => offer().count()).toBe(0);

  // One that comes while somebody types elsewhere leaves them the focus.
  const asked = pages.asked.length;
  let answer = () => {};
  pages.serve = (_, response) => {
    answer = () => void response.writeHead(200, { 'Content-Type': 'text/html' }).end(article());
  };
  await topic().fill(address());
  await offer().click();
  await expect.poll(() => pages.asked.length).toBe(asked + 1);
  const details = page.locator('#generator [name=details]');
  await details.pressSequentially('We were there on ');
  answer();
  await panel().waitFor();
  await page.keyboard.type('Sunday');
  expect(await details.inputValue()).toBe('We were there on Sunday');
});

test('a page that is awaited holds back the click on “Generate”, and whatever else is put in its place stops it', async () => {
  await visit();
  const stop = page.getByRole('button', { name: 'Stop reading the page' });
  const begin = async () => {
    pages.serve = () => undefined;
    await topic().fill(address());
    await offer().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stop.evaluate((each) => each === document.activeElement)).toBe(true);
    const isRead = (each: { url(): string }) => each.url().endsWith('/api/source');
    return { stopped: awaitedLater(page.waitForEvent('requestfailed', isRead)) };
  };
  const first = await begin();
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  await page.getByText(message('sourceBeingRead')).waitFor();
  expect(provider.requests).toHaveLength(0);
  await paste().click();
  await first.stopped;
  await text().fill('My own notes.');
  await takeOff().click();

  const second = await begin();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await second.stopped;

  const third = await begin();
  await topic().fill('Coffee');
  await third.stopped;
  expect([await stop.count(), await panel().count(), await topic().inputValue()]).toEqual([
    ...[0, 0, 'Coffee'],
  ]);
});

test('a text is pasted by hand, survives a reload, and is gone after the logout', async () => {
  await visit();
  await paste().click();
  await expect.poll(() => text().evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await generate(page, 'Our meeting');
  await panel().getByText(message('sourceTextMissing')).waitFor();
  expect(await text().evaluate((each) => each === document.activeElement)).toBe(true);
  const title = panel().getByRole('textbox', { name: 'Title' });
  await text().fill('Ada will bake.');
  await title.fill('a'.repeat(rules.source.titleMaxLength + 1));
  await panel().getByText(message('sourceTitleTooLong')).waitFor();
  const marked = async () => [
    await title.getAttribute('aria-invalid'),
    await text().getAttribute('aria-invalid'),
  ];
  expect(await marked()).toEqual(['true', 'false']);
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true);
  await title.fill('Our meeting');
  await text().fill('a'.repeat(rules.source.textMaxLength + 1));
  await panel().getByText(message('sourceTextTooLong')).waitFor();
  await text().fill('Ada will bake on Sunday. Bob brings the chairs.');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('postquill_drafts')))
    .toContain('Bob brings the chairs.');
  await page.reload();
  await expect.poll(() => text().inputValue()).toContain('Bob brings the chairs.');
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(await cards(page).first().textContent()).not.toContain('http');
  expect(lastMessages()).toContain('Bob brings the chairs.');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => panel().count()).toBe(0);
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(left).not.toContain('Bob brings');
});

test('a guest is asked to log in before anything is read', async () => {
  await page.goto('/#generator');
  await topic().fill(address());
  await offer().click();
  await page.getByRole('dialog').waitFor();
  expect(pages.asked).toHaveLength(0);
});

test('the built-in editor says that it takes the address alone, and asks for no text', async () => {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    await route.fulfill({ json: { ...config, writer: { offline: true } } });
  });
  await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await topic().fill(address());
  await offer().click();
  await panel().getByText('takes only the address of this page').waitFor();
  expect(await panel().getByText('in other words').count()).toBe(0);
  await takeOff().click();
  await page.getByRole('button', { name: 'Undo taking it off' }).waitFor();
  expect(await paste().count()).toBe(0);
});
