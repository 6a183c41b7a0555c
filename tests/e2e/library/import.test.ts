import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PostsInFull } from '#shared/contracts/moving-posts.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { type MessageKey, message, rules } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults, faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { savedPosts, signedInPage } from '#tests/harness/browser/visitor.ts';
import {
  asSuperuser,
  ask as generateAs,
  givePremium,
  order,
  type Person,
} from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;
let page: Page;
let ada: Person;

beforeAll(async () => {
  stack = await sharedStack();
  browsing = await openBrowser();
});

beforeEach(async () => {
  page = await browsing.newPage(stack.api.url);
  ada = await signedInPage(page, stack.pocketbase.url);
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(() => browsing.close());

const button = (name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const dialog = () => page.getByRole('dialog', { name: 'Import posts' });
const says = (words: string | RegExp) => dialog().getByText(words).waitFor();
const premium = async () => givePremium(await asSuperuser(stack.pocketbase), ada);
const ask = <Answer>(route: string, body: object) =>
  ada.client.send<Answer>(`/api/account/${route}`, { method: 'POST', body });
const onServer = () =>
  ada.client.collection('posts').getFullList<SavedPost>({ sort: 'timestamp', requestKey: null });
const textsOnServer = async () => (await onServer()).map(({ text }) => text).sort();

async function openImport(): Promise<void> {
  await page.goto('/');
  await button('Import').click();
  await dialog().waitFor();
}

async function choose(text: string, name = 'posts.csv'): Promise<void> {
  const buffer = Buffer.from(text);
  await dialog().locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const csvOf = (texts: readonly string[], more = '') =>
  `text,platform,tone${more && ','}\r\n${texts.map((text) => `"${text.replaceAll('"', '""')}",x,casual${more}\r\n`).join('')}`;
const numbered = (count: number, of = 'Post') =>
  Array.from({ length: count }, (_, at) => `${of} number ${at + 1}`);

/** All of a post but the ids that the database gives. */
async function wholeLibrary() {
  const posts = await onServer();
  const { posts: full } = await ask<PostsInFull>('posts-in-full', {
    ids: posts.map(({ id }) => id),
  });
  return posts.map((post) => {
    const { text, platform, tone, tags, pinned, timestamp, writer, ownModel, voice } = post;
    // PocketBase reads the clock for each of the two, for this one first; an import sets it right.
    const changed = [post.changed, timestamp].sort().at(-1);
    const { versions, generation, topic } = full.find(({ id }) => id === post.id) ?? {};
    return {
      ...{ text, platform, tone, pinned, timestamp, changed, writer, ownModel, voice },
      tags: tags ?? [],
      ...{ versions, generation, topic },
    };
  });
}

test('what was exported, then deleted, comes back the same, field by field', async () => {
  await premium();
  const key = randomUUID();
  expect((await generateAs(stack.api.url, ada.token, order(), { key })).status).toBe(200);
  const texts = ['Rye bread', '=1+1 <b>bold</b>', '👨‍👩‍👧 東京 حُرُوف', "'=quoted", 'two\r\nlines'];
  const ids: string[] = [];
  for (const [at, text] of texts.entries()) {
    const draft = { text, platform: at % 2 ? 'linkedin' : 'x', tone: 'funny', userId: ada.id };
    const from = at === 0 ? { generationKey: key } : {};
    ids.push((await ada.client.collection('posts').create({ ...draft, ...from })).id);
  }
  await ask('tag-posts', { ids: ids.slice(0, 2), add: ['launch', 'a; b'], remove: [] });
  await ask('pin-posts', { ids: ids.slice(1, 3), pinned: true });
  const change = { post: ids[0], text: 'Rye', cause: 'shorter', before: 'Rye bread' };
  await ask('keep-version', change);
  await ask('keep-version', { ...change, text: 'Rye, again', cause: 'edited', before: 'Rye' });
  const before = await wholeLibrary();
  expect(before[0]).toMatchObject({ writer: 'offline', topic: order().topic });
  expect(before[0]?.versions).toHaveLength(3);
  await page.goto('/');
  await button('Export').click();
  const download = awaitedLater(page.waitForEvent('download'));
  await button('Download').click();
  const file = await readFile(await (await download).path(), 'utf8');
  await ask('delete-posts', { ids });
  expect(await onServer()).toEqual([]);
  await openImport();
  await choose(file, 'postquill-posts.json');
  await says('5 posts will be imported.');
  await button('Import 5 posts').click();
  await says('5 posts are imported.');
  expect(await wholeLibrary()).toEqual(before);
  await button('Done').click();
  await expect.poll(() => savedPosts(page).count()).toBe(5);
  await button('Import').click();
  await choose(file, 'postquill-posts.json');
  await says('There is nothing new in this file.');
  await says('5 posts are in your library already, or twice in the file: skipped.');
});

test('a preview says what will happen, a free account gets what its plan keeps, and all of it fits', async () => {
  await openImport();
  expect(await accessibilityFaults(page)).toEqual([]);
  const long = 'x'.repeat(300);
  const rows = [
    ...[
      'text;network',
      '"Tea; ""hot""\nand strong";Twitter',
      'Tea 2;',
      'Tea 2;',
      ';x',
      `${long};x`,
    ],
    ...numbered(5).map((text) => `${text};myspace`),
  ];
  await choose(`\uFEFF${rows.join('\r\n')}\r\n`, `${'a-very-long-name'.repeat(6)}.csv`);
  await says('5 of 8 will be imported: the first 5 of the file. Free accounts keep 5 saved posts.');
  await says('1 post is in your library already, or twice in the file: skipped.');
  await says('1 post is longer than its platform takes: imported all the same.');
  await says('1 post cannot be imported.');
  await dialog().getByText('Which ones, and why').click();
  await says(`Line 6: ${rules.import.faults.empty}`);
  expect(await faultsInEveryLook(page, { within: 'dialog' })).toEqual([]);
  await dialog().getByLabel('Platform of 3 posts that name none of these').selectOption('linkedin');
  await dialog().getByLabel('Tone of 5 posts that name none of these').selectOption('funny');
  const released = Promise.withResolvers<void>();
  await page.route('**/import-posts', async (route) => {
    await released.promise;
    await route.continue();
  });
  await button('Import 5 posts').click();
  await says('0 of 5');
  expect(await faultsInEveryLook(page, { within: 'dialog' })).toEqual([]);
  released.resolve();
  await says('5 posts are imported.');
  const saved = await onServer();
  expect(saved.map(({ text, platform }) => [text, platform]).sort()).toEqual([
    ...[
      ['Post number 1', 'linkedin'],
      ['Post number 2', 'linkedin'],
      ['Tea 2', 'linkedin'],
      ['Tea; "hot"\nand strong', 'x'],
      [long, 'x'],
    ].sort(),
  ]);
  await button('Done').click();
  await expect.poll(() => savedPosts(page).count()).toBe(5);
  await button('Import').click();
  await choose(csvOf(['One more']));
  await says('0 of 1 will be imported. Free accounts keep 5 saved posts.');
  expect(await button(/^Import \d/).count()).toBe(0);
});

test('dates come along, whoever wrote them, and what has no place here is named', async () => {
  await openImport();
  const rows = ['3/4/2026 18:30,Tea,x,=1+1,Spring', 'soon,Rye bread,x,,'];
  await choose(`Date,Caption,Channel,<b>Link</b>,Campaign\n${rows.join('\n')}\n`);
  await says('Left out, since there is no place for them here: “<b>Link</b>”, “Campaign”.');
  await says('1 date cannot be read: the day of the import counts.');
  expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([]);
  await dialog().getByLabel('Dates such as 3/4/2026 18:30').selectOption('Day first');
  await button('Import 2 posts').click();
  await says('2 posts are imported.');
  const expected = await page.evaluate(() => new Date(2026, 3, 3, 18, 30).toISOString());
  const [tea] = await onServer();
  expect(tea).toMatchObject({ text: 'Tea', timestamp: expected.replace('T', ' ') });
});

/** A file that was looked at just now is named before what is wrong with it. */
async function isRefused(name: string, key: MessageKey): Promise<void> {
  await says(name);
  await dialog().getByRole('alert').getByText(message(key), { exact: true }).waitFor();
  await button('Choose a file').waitFor();
}

test('of a file that cannot be read it says why in one sentence, and takes another, dropped as well as chosen', async () => {
  await openImport();
  for (const [name, text, key] of [
    ['picture.png', '\u0089PNG\0\u0001', 'importNotPosts'],
    ['other.json', '{"posts":[{"text":"a"}]}', 'importNotPosts'],
    ['no-headings.csv', '2026-01-01,Tea\n', 'importNoText'],
  ] as const) {
    await choose(text, name);
    await isRefused(name, key);
  }
  // 200 MB are refused before they are read.
  await page.evaluate(() => {
    const part = new Uint8Array(1_000_000);
    const transfer = new DataTransfer();
    transfer.items.add(new File(Array(200).fill(part), 'large.csv'));
    const drop = document.querySelector('.import-drop');
    drop?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  await isRefused('large.csv', 'importTooLarge');
  const data = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.csv'));
      return transfer;
    },
    csvOf(['Dropped']),
  );
  await dialog().locator('.import-drop').dispatchEvent('drop', { dataTransfer: data });
  await says('1 post will be imported.');
  await says('dropped.csv');
});

test('fifty thousand rows are looked at, and the first of them come as they are; one more row is too many', async () => {
  const texts = numbered(rules.import.posts, '=1+1 <img src=x onerror=alert(1)> 👨‍👩‍👧 שלום');
  await openImport();
  await choose(`text\n${'Tea\n'.repeat(rules.import.posts + 1)}`, 'too-many.csv');
  await isRefused('too-many.csv', 'importTooMany');
  await choose(csvOf(texts));
  const kept = rules.plans.free.savedPosts;
  await says(new RegExp(`^${kept} of 50,000 will be imported: the first ${kept} of the file\\.`));
  await button(`Import ${kept} posts`).click();
  await says(`${kept} posts are imported.`);
  expect(await textsOnServer()).toEqual(texts.slice(0, kept));
});

test('who works by keyboard opens it, and is led on from step to step', async () => {
  // Chromium cancels a choice that it was not yet told to leave to the test, so it is told before the page opens.
  const chooser = awaitedLater(page.waitForEvent('filechooser'));
  await page.goto('/');
  await button('Import').focus();
  await page.keyboard.press('Enter');
  await dialog().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Choose a file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({
    ...{ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(['Tea'])) },
  });
  await says('1 post will be imported.');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Import 1 post');
  await page.keyboard.press('Enter');
  await says('1 post is imported.');
  await expect.poll(focused).toBe('Done');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog().count()).toBe(0);
  await expect.poll(focused).toBe('Import');
});

test('posts that the server takes one by one arrive all the same, and an import can be stopped', async () => {
  await premium();
  const large = [0, 1, 4_000].map((from) =>
    String.fromCodePoint(...Array.from({ length: 1_500 }, (_, at) => 0x4e00 + from + 2 * at)),
  );
  let sent = 0;
  await page.route('**/import-posts', async (route) => {
    sent += 1;
    if (sent === 6) await button('Stop').click();
    await route.continue();
  });
  await openImport();
  await choose(csvOf(large));
  await button('Import 3 posts').click();
  await says('3 posts are imported.');
  expect(sent).toBe(3);
  expect(await textsOnServer()).toEqual(large.sort());
  await button('Done').click();
  // What is stopped in the middle stays, is told, and goes on with the same file.
  await button('Import').click();
  const texts = numbered(60);
  await choose(csvOf(texts));
  await button('Import 60 posts').click();
  await says('Stopped: 45 of 60 posts are imported.');
  expect(await onServer()).toHaveLength(3 + 45);
  await button('Done').click();
  await button('Import').click();
  await choose(csvOf(texts));
  await says('45 posts are in your library already, or twice in the file: skipped.');
  await button('Import 15 posts').click();
  await says('15 posts are imported.');
  expect(await textsOnServer()).toEqual([...large, ...texts].sort());
});

test('an answer that is lost, and a server that is away for a moment, double and lose nothing', async () => {
  await premium();
  const texts = numbered(40);
  const more = numbered(30, 'More');
  let asked = 0;
  let cut = false;
  await page.route('**/import-posts', async (route) => {
    asked += 1;
    if (cut) return asked > 1 && asked < 6 ? route.abort('connectionreset') : route.continue();
    if (asked === 1) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    if (asked === 3) return route.fulfill({ status: 503, json: {} });
    return route.continue();
  });
  await openImport();
  await choose(csvOf(texts));
  await button('Import 40 posts').click();
  await says('40 posts are imported.');
  expect((await onServer()).map(({ text }) => text)).toEqual(texts);
  browsing.forgive(/ERR_CONNECTION_RESET|503/);
  await button('Done').click();

  // A line that stays cut is told with what is there, and one goes on from it.
  asked = 0;
  cut = true;
  await button('Import').click();
  await choose(csvOf(more));
  await button('Import 30 posts').click();
  await says(`${message('importFailed')} 15 of 30 posts are imported.`);
  expect(await onServer()).toHaveLength(40 + 15);
  expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([]);
  await button('Go on').click();
  await says('15 posts will be imported.');
  await button('Import 15 posts').click();
  await says('15 posts are imported.');
  expect(await textsOnServer()).toEqual([...texts, ...more].sort());
  browsing.forgive(/ERR_CONNECTION_RESET/);
});

test('a post that the server refuses is named with its line, costs nothing but itself, and can come later', async () => {
  await premium();
  const texts = numbered(40);
  let refuses = true;
  await page.route('**/import-posts', async (route) => {
    const sent = route.request().postData() ?? '';
    // A page that knows less than the server of what can be seen.
    const postData = refuses ? sent.replaceAll(/Post number (20|33)"/g, '\u200B"') : sent;
    await route.continue({ postData });
  });
  await openImport();
  await choose(csvOf(texts));
  await button('Import 40 posts').click();
  await says(
    '38 of 40 posts are imported. Left out, since the server refused them: the posts of lines 21, 34.',
  );
  expect(await onServer()).toHaveLength(38);
  await button('Done').click();
  refuses = false;
  await button('Import').click();
  await choose(csvOf(texts));
  await says('38 posts are in your library already, or twice in the file: skipped.');
  await button('Import 2 posts').click();
  await says('2 posts are imported.');
  expect(await textsOnServer()).toEqual(texts.sort());
});

test('a session that ends in the middle is begun anew, and the same file goes on', async () => {
  await premium();
  const texts = numbered(30);
  let asked = 0;
  await page.route('**/import-posts', async (route) => {
    asked += 1;
    if (asked === 2) await ada.client.send('/api/account/logout-everywhere', { method: 'POST' });
    await route.continue();
  });
  await openImport();
  await choose(csvOf(texts));
  await button('Import 30 posts').click();
  await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
  await sendCredentials(page, ada);
  await says('15 posts will be imported.');
  await says('15 posts are in your library already');
  await button('Import 15 posts').click();
  await says('15 posts are imported.');
});

test('of what came into the library meanwhile nothing is doubled, and a full one is told', async () => {
  await openImport();
  const texts = numbered(5);
  await choose(csvOf(texts));
  await says('5 posts will be imported.');
  for (const text of ['Elsewhere 1', 'Elsewhere 2', texts[0]]) {
    const post = { text, platform: 'x', tone: 'casual', userId: ada.id };
    await ada.client.collection('posts').create(post, { requestKey: null });
  }
  await button('Import 5 posts').click();
  await says(`${message('savedLimit')} 3 of 5 posts are imported.`);
  expect(await textsOnServer()).toEqual(
    ['Elsewhere 1', 'Elsewhere 2', ...texts.slice(0, 3)].sort(),
  );
});
