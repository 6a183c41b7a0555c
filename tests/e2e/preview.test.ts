import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { splitThread } from '#shared/text/feed/thread.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults, inEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import type { Person } from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

const topic = 'Our bakery on Mill Street opens at six on weekdays. The rye bread takes three days.';

let stack: Stack;
let browsing: Browsing;
let page: Page;
let ada: Person;

beforeAll(async () => {
  stack = await sharedStack();
  browsing = await openBrowser();
});

afterAll(() => browsing.close());

async function arrive(device: Parameters<Browsing['newPage']>[1] = {}): Promise<void> {
  page = await browsing.newPage(stack.api.url, {
    viewport: { width: 390, height: 900 },
    ...device,
  });
  ada = await signedInPage(page, stack.pocketbase.url);
}

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

const first = () => cards(page).first();
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

async function written(platform: string): Promise<void> {
  await page.getByRole('radio', { name: platform }).check();
  await generate(page, topic);
  await first()
    .getByRole('link', { name: `Share on ${platform}` })
    .waitFor();
  await page.getByRole('button', { name: 'Generate' }).waitFor();
}

/** No test asks a platform for anything. */
async function answerFor(host: string): Promise<void> {
  await page
    .context()
    .route(`https://${host}/**`, (route) => route.fulfill({ body: 'A platform' }));
}

test('sharing copies the post and opens the composer of its platform in the same click', async () => {
  await arrive();
  await page.goto('/');
  for (const [platform, host, parameter, said] of [
    ['X / Twitter', 'x.com', 'text', 'copied'],
    ['LinkedIn', 'www.linkedin.com', 'text', 'copied'],
    ['Instagram', 'www.instagram.com', null, 'copiedToPaste'],
  ] as const) {
    await written(platform);
    await answerFor(host);
    const text = (await first().locator('.post-text').textContent()) ?? '';
    const opening = page.context().waitForEvent('page');
    // What was said of the one before is not taken for it.
    const told = page.getByText(message(said));
    await told.waitFor({ state: 'detached' });
    await first()
      .getByRole('link', { name: `Share on ${platform}` })
      .click();
    const opened = await opening;
    await opened.waitForURL((url) => url.host === host);
    expect(await opened.evaluate(() => window.opener)).toBe(null);
    if (parameter) expect(new URL(opened.url()).searchParams.get(parameter)).toBe(text);
    await opened.close();
    await page.bringToFront();
    await told.waitFor();
    expect(await clipboard()).toBe(text);
  }
});

const dialog = () => page.getByRole('dialog', { name: 'Preview' });
const shown = () => dialog().locator('article .feed-text').first();
const choose = (name: string) => dialog().getByRole('radio', { name }).check();

/** A saved post is shown as it is, whatever a model would have written. */
async function openPreview(text: string, platform = 'linkedin'): Promise<void> {
  const post = { text, platform, tone: 'casual', userId: ada.id };
  await ada.client.collection('posts').create(post, { requestKey: null });
  await page.goto('/');
  await savedPosts(page).first().getByRole('button', { name: 'Preview' }).click();
  await dialog().getByRole('link', { name: 'Copy and open' }).waitFor();
}

const story =
  'We lost our best customer over one late loaf of bread, and it taught the whole bakery what a promise on a Tuesday morning is worth to somebody. ' +
  'She had ordered it for her mother. Nobody wrote the order down. '.repeat(7) +
  'Now we do.';

test('the fold is where the platform has it, and a text that is too long for X is a thread, each part counted and copied by itself', async () => {
  await arrive();
  await openPreview(story);
  await dialog()
    .getByText('LinkedIn cuts it after 3 lines (approx., as of November 2026).')
    .waitFor();
  await dialog().getByText(message('firstSentenceCut')).waitFor();
  const phone = await shown().textContent();
  expect(phone?.length).toBeLessThan(rules.platforms.linkedin.fold?.phone?.characters ?? 0);
  expect(await shown().evaluate((text) => text.clientHeight)).toBe(
    3 * rules.platforms.linkedin.feed.line,
  );
  await choose('Desktop');
  await dialog().getByText('LinkedIn cuts it after 210 characters').waitFor();
  expect(await dialog().getByText(message('firstSentenceCut')).count()).toBe(0);
  await dialog().getByRole('button', { name: 'See more' }).click();
  expect(await shown().textContent()).toBe(story);
  await choose('Instagram');
  await dialog().getByText('Instagram cuts it after 125 characters').waitFor();
  await dialog().getByText('column and letters are approx., as of November 2026.').waitFor();
  await choose('Bluesky');
  await dialog().getByText('column and letters').waitFor({ state: 'detached' });

  await choose('X');
  const parts = splitThread(story, 'x');
  await dialog()
    .getByRole('heading', { name: `A thread of ${parts.length} posts` })
    .waitFor();
  expect(await dialog().locator('article .feed-text').allTextContents()).toEqual(parts);
  await dialog().getByRole('button', { name: 'Copy part 2' }).click();
  await expect.poll(clipboard).toBe(parts[1]);
  await dialog().getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(clipboard).toBe(parts.join('\n\n'));
  const link = dialog().getByRole('link', { name: 'Copy part 1 and open X' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toBe(parts[0]);
  await answerFor('x.com');
  const opening = page.context().waitForEvent('page');
  await link.click();
  await (await opening).close();
  await page.bringToFront();
  expect(await clipboard()).toBe(parts[0]);

  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Preview/);
});

test('its code and styles are there before anybody asks for it', async () => {
  await arrive();
  const files = [/PreviewDialog\.[^/]*js$/, /\/preview\.[^/]*css$/, /\/feed\.[^/]*css$/];
  const fetched = files.map(async (file) => (await page.waitForResponse(file)).finished());
  await page.goto('/');
  await written('LinkedIn');
  await Promise.all(fetched);
  for (const file of files) await page.route(file, (route) => route.abort());
  await first().getByRole('button', { name: 'Preview' }).click();
  await dialog().getByText('LinkedIn').first().waitFor();
});

test('where its code cannot be had that is said, and the next press asks again', async () => {
  await arrive();
  await page.route('**/PreviewDialog.*.js', (route) => route.abort());
  await page.goto('/');
  await written('LinkedIn');
  const preview = first().getByRole('button', { name: 'Preview' });
  await preview.click();
  await page.getByText(message('serviceUnavailable')).waitFor();
  for (const refusal of [/ERR_FAILED/, /dynamically imported/]) browsing.forgive(refusal);
  await page.unroute('**/PreviewDialog.*.js');
  await preview.click();
  await dialog().getByRole('link', { name: 'Copy and open' }).waitFor();
});

test('a line break costs a line, other scripts run their own way, and families stay together', async () => {
  await arrive();
  const family = '👨‍👩‍👧‍👦';
  await openPreview(`שלום לכולם ${family}\n\nלחם טרי.\n\nכל בוקר.`);
  expect(await shown().textContent()).toBe(`שלום לכולם ${family}\n\nלחם טרי. …more`);
  expect(await shown().evaluate((text) => getComputedStyle(text).direction)).toBe('rtl');
  await choose('Bluesky');
  await dialog().getByText('Bluesky shows all of it.').waitFor();
  await choose('Threads');
  await choose('Desktop');
  await dialog().getByText('Threads shows all of it.').waitFor();
  await choose('LinkedIn');
  // Five lines, two of them empty.
  await dialog().getByText('LinkedIn shows all of it').waitFor();
  // The name in front of a caption has other letters.
  await choose('Instagram');
  expect(await shown().evaluate((text) => getComputedStyle(text).direction)).toBe('rtl');
});

test('each paragraph of a post runs the way of its own letters', async () => {
  await arrive();
  await openPreview('Fresh bread.\n\nלחם טרי.');
  const ends = await shown().evaluate((text) => {
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const boxes = [...lines.getClientRects()].filter(({ width }) => width > 20);
    const { left, right } = text.getBoundingClientRect();
    return boxes.map((box) => (box.left - left < right - box.right ? 'left' : 'right'));
  });
  expect(ends).toEqual(['left', 'right']);
});

test('everybody can use it, at any width and in any theme', async () => {
  await arrive();
  await openPreview(story);
  expect(await accessibilityFaults(page)).toEqual([]);
  const found = await inEveryLook(page, async (look) => {
    const faults: string[] = [];
    const feeds = ['Phone', 'LinkedIn', 'Instagram', 'X', 'Bluesky', 'Threads', 'Desktop'];
    // A feed has its own width, in which its colors were looked at: here only what stands around it is new.
    const isSeen = look.themeOnly && page.viewportSize()?.width === 1280;
    for (const name of isSeen ? feeds.slice(-1) : feeds) {
      await choose(name);
      const own = await accessibilityFaults(page, { within: 'dialog', ...look });
      faults.push(...own.map((fault) => `${name}: ${fault}`));
    }
    return faults;
  });
  expect(found).toEqual([]);
});

test('on a touch device the sheet of the system has the text or, where it takes one, the picture, and the clipboard has the text', async () => {
  await arrive({ hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    navigator.canShare = (data) => !data?.files || 'pictures' in document.documentElement.dataset;
    navigator.share = async ({ files, ...data } = {}) => {
      const pictures = files?.map(({ type, size }) => [type, size > 1_000]);
      document.documentElement.dataset['shared'] = JSON.stringify({ ...data, pictures });
    };
  });
  const handed = () =>
    page.evaluate(() => JSON.parse(document.documentElement.dataset['shared'] ?? 'null'));
  const withPicture = async () => {
    await dialog().getByRole('button', { name: 'Make a picture' }).click();
    await dialog()
      .getByRole('button', { name: 'Download PNG' })
      .and(page.locator(':enabled'))
      .waitFor();
  };
  const share = dialog().getByRole('button', { name: 'Share picture with an app' });
  const shareWords = dialog().getByRole('button', { name: 'Share with an app' });
  await openPreview(story, 'instagram');
  await shareWords.click();
  await expect.poll(handed).toEqual({ text: story });
  expect(await clipboard()).toBe(story);

  await withPicture();
  expect(await share.count()).toBe(0);
  await page.evaluate(() => delete document.documentElement.dataset['shared']);
  await shareWords.click();
  await expect.poll(handed).toEqual({ text: story });

  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await page.evaluate(() => {
    document.documentElement.dataset['pictures'] = '';
    return navigator.clipboard.writeText('');
  });
  await savedPosts(page).first().getByRole('button', { name: 'Preview' }).click();
  await withPicture();
  await share.click();
  await expect.poll(handed).toEqual({ text: story, pictures: [['image/png', true]] });
  expect(await clipboard()).toBe(story);
});

/** The color at a place of the card, counted in shares of its sides. */
const colorAt = (x: number, y: number) =>
  dialog()
    .getByRole('img', { name: 'Text on a plain ground' })
    .evaluate(
      (canvas: HTMLCanvasElement, [left, top]) => {
        // A canvas of its own: reading from the card would make it one for reading.
        const pen = new OffscreenCanvas(1, 1).getContext('2d');
        pen?.drawImage(canvas, -Math.floor(left * canvas.width), -Math.floor(top * canvas.height));
        const data = pen?.getImageData(0, 0, 1, 1).data ?? [];
        return [...data].slice(0, 3).join(' ');
      },
      [x, y] as const,
    );

test('a post for Instagram has its words in sight, and gets a picture of its hook, which is drawn here and downloaded', async () => {
  await arrive();
  await page.setViewportSize({ width: 390, height: 700 });
  await openPreview(story, 'instagram');
  const caption = await dialog().locator('.feed-text:not(.feed-measure)').boundingBox();
  expect((caption?.y ?? 700) + (caption?.height ?? 0)).toBeLessThan(600);
  await page.setViewportSize({ width: 390, height: 900 });
  await dialog().getByRole('button', { name: 'Make a picture' }).press('Enter');
  const words = dialog().getByRole('textbox', { name: 'Words on it' });
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
  const hook = await words.inputValue();
  expect(story.startsWith(hook) && hook.endsWith('somebody.')).toBe(true);
  const alt = `Text on a plain ground: “${hook}”`;
  await dialog().getByRole('img', { name: alt }).waitFor();
  expect(await dialog().getByRole('textbox', { name: 'Alt text' }).inputValue()).toBe(alt);
  await dialog().getByRole('button', { name: 'Copy alt text' }).click();
  await expect.poll(clipboard).toBe(alt);

  await dialog().getByLabel('Color').fill('#ffee00');
  await expect.poll(() => colorAt(0.01, 0.01)).toBe('255 238 0');
  await dialog().getByRole('radio', { name: 'Paper' }).check();
  await expect.poll(() => colorAt(0.99, 0.01)).toBe('251 250 246');
  await dialog().getByRole('radio', { name: 'Quote' }).check();
  await expect.poll(() => colorAt(0.99, 0.01)).toBe('18 21 28');

  for (const [size, width, height] of [
    ['Portrait', 1080, 1350],
    ['Wide', 1200, 627],
  ] as const) {
    await dialog().getByRole('radio', { name: size }).check();
    const coming = awaitedLater(page.waitForEvent('download'));
    await dialog().getByRole('button', { name: 'Download PNG' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`text-card-${width}x${height}.png`);
    const png = await readFile(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  }
});

test('a card takes any script, says when it had to cut, and everybody can use it', async () => {
  await arrive();
  await openPreview('שלום לכולם 👨‍👩‍👧‍👦, לחם טרי מן התנור.', 'instagram');
  await dialog().getByRole('button', { name: 'Make a picture' }).click();
  await dialog().getByRole('img', { name: 'שלום' }).waitFor();
  await dialog().getByRole('radio', { name: 'Paper' }).check();
  // The bar stands where reading begins.
  await expect.poll(() => colorAt(0.99, 0.5)).not.toBe('251 250 246');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog()
    .getByRole('textbox', { name: 'Words on it' })
    .fill('A very long hook. '.repeat(80));
  await dialog().getByText('Not all of it fits').waitFor();
  expect(await dialog().getByRole('textbox', { name: 'Alt text' }).inputValue()).toMatch(/…”$/);
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  expect(await accessibilityFaults(page)).toEqual([]);
});
