import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { signedInPage } from '#tests/harness/browser/visitor.ts';
import { englishLeft } from '#tests/harness/foreign/english-left.ts';
import {
  buildInForeignLetters,
  copyInForeignLetters,
} from '#tests/harness/foreign/foreign-copy.ts';
import { inForeignLetters } from '#tests/harness/foreign/letters.ts';
import { asSuperuser, givePremium, type Person } from '#tests/harness/people.ts';
import type { ProjectCopy } from '#tests/harness/project-copy.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

// What people type and models write has no Latin letter here.
const topic = 'Ο φούρνος ανοίγει την Κυριακή';
const posts = ['Φρέσκο ψωμί από τις 8. Ελάτε.', 'Κυριακή στις 8: ζεστό ψωμί.'];
const shorter = 'Ζεστό ψωμί από τις 8.';

let copy: ProjectCopy;
let siteDir: string;
let provider: FakeOpenai;
let stack: Stack;
let browsing: Browsing;

beforeAll(async () => {
  copy = copyInForeignLetters();
  siteDir = await buildInForeignLetters(copy);
  provider = await startFakeOpenai();
  stack = await startStack({
    api: {
      ...{ MODEL_BASE_URL: provider.url, MODEL: 'μ', WRITING: 'once' },
      SITE_DIR: siteDir,
    },
    root: copy.root,
  });
  browsing = await openBrowser();
}, 600_000);

afterAll(async () => {
  await browsing.close();
  await stack.stop();
  await provider.close();
  copy.remove();
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

type Place = Page | Locator;

const button = (of: Place, english: string) =>
  of.getByRole('button', { name: inForeignLetters(english) }).first();
const heading = (of: Place, english: string) =>
  of.getByRole('heading', { name: inForeignLetters(english) }).first();
const generated = (page: Page) =>
  page.getByRole('list', { name: inForeignLetters('Your Generated Posts') }).getByRole('listitem');

async function expectNoEnglish(page: Page, state: string): Promise<void> {
  expect(await englishLeft(page), state).toEqual([]);
}

/** Everything that comes by itself has come. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

async function member(path: string): Promise<{ page: Page; person: Person }> {
  const page = await browsing.newPage(stack.api.url);
  const person = await signedInPage(page, stack.pocketbase.url);
  await person.client.collection('users').update(person.id, { name: 'Άδα' });
  await givePremium(await asSuperuser(stack.pocketbase), person);
  await open(page, path);
  return { page, person };
}

test('no page says anything that translators were not asked for', async () => {
  const page = await browsing.newPage(stack.api.url);
  const files = globSync('**/*.html', { cwd: join(siteDir, 'es') });
  expect(files.length).toBeGreaterThan(8);
  for (const path of ['', ...files.map((file) => `/${file.replace(/\.html$/, '')}`)]) {
    await open(page, `/es${path}`);
    expect(await page.title()).toMatch(/[áéíóú]/i);
    await expectNoEnglish(page, path);
  }
});

test('nor do the form and the dialogs of a guest', async () => {
  const page = await browsing.newPage(stack.api.url);
  await open(page, '/es');
  await button(page, 'Generate Your Posts').scrollIntoViewIfNeeded();
  await button(page, 'Generate Your Posts').click();
  await page.getByRole('alert').first().waitFor();
  await expectNoEnglish(page, 'nothing typed');
  await page.locator('[name=topic]').fill(topic);
  await button(page, 'More platforms').click();
  await button(page, 'Generate Your Posts').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectNoEnglish(page, 'asked to log in');
  await dialog.getByRole('textbox').first().fill('a@b.gr');
  await dialog.locator('button[type=submit]').click();
  await expectNoEnglish(page, 'half of the credentials');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Keyboard shortcuts').click();
  await dialog.waitFor();
  await expectNoEnglish(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Paste a text').click();
  await page
    .getByRole('textbox', { name: inForeignLetters('Text') })
    .first()
    .waitFor();
  await expectNoEnglish(page, 'a source');
});

test('nor do posts, and what is done with them', async () => {
  provider.script(saysPosts(posts));
  const { page } = await member('/es');
  await page.locator('[name=topic]').fill(topic);
  await button(page, 'Generate Your Posts').click();
  await expect.poll(() => generated(page).count()).toBe(posts.length);
  await expectNoEnglish(page, 'posts');
  const card = generated(page).first();
  await button(card, 'Refine').click();
  await expectNoEnglish(page, 'refining');
  provider.script(saysPosts([shorter]));
  await button(card, 'Shorter').click();
  await heading(card, 'New text').waitFor();
  await expectNoEnglish(page, 'a new text');
  await button(card, 'Use').click();
  await expectNoEnglish(page, 'its versions');
  await button(card, 'Preview').click();
  await page.getByRole('dialog').waitFor();
  await expectNoEnglish(page, 'preview');
  await page.keyboard.press('Escape');
  await button(card, 'Save').click();
  await button(card, 'Saved').waitFor();
  await expectNoEnglish(page, 'saved');
  await button(page, 'Import').click();
  await heading(page, 'Import posts').waitFor();
  await expectNoEnglish(page, 'import');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button(page, 'History').click();
  await page.locator('[data-history]').first().waitFor();
  await expectNoEnglish(page, 'history');
});

test('nor does the account', async () => {
  const { page } = await member('/es/account');
  await heading(page, 'Plan and usage').waitFor();
  await expectNoEnglish(page, 'account');
  await button(page, 'Add your voice').click();
  await expectNoEnglish(page, 'a new voice');
  await button(page, 'Change password').click();
  await page.getByRole('alert').first().waitFor();
  await expectNoEnglish(page, 'an empty form');
  await button(page, 'Delete my account').click();
  await page.getByRole('dialog').waitFor();
  await expectNoEnglish(page, 'deleting');
});
