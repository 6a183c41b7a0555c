import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type FullInstallation, openFullInstallation } from './full-installation.ts';

let installation: FullInstallation;

beforeAll(async () => {
  installation = await openFullInstallation();
});

afterEach(async () => {
  await installation.browsing.leave();
  expect(installation.browsing.complaints()).toEqual([]);
});

afterAll(() => installation.close());

async function open(): Promise<{ page: Page; ada: Person }> {
  const page = await installation.browsing.newPage(installation.stack.api.url);
  const ada = await signedInPage(page, installation.stack.pocketbase.url);
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Plan and usage' }).waitFor();
  return { page, ada };
}

const statusOf = async (token: string) =>
  (
    await fetch(`${installation.stack.api.url}/pb/api/account/allowance`, {
      headers: { Authorization: token },
    })
  ).status;

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('axe finds nothing on the page and in its dialog, at any width and in any theme', async () => {
  const { page } = await open();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await card(page, 'Delete my account').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText(message('passwordWrong')).waitFor();
  expect(await faultsInEveryLook(page, { within: 'dialog' })).toEqual([]);
});

test('a visitor is asked to log in, and sees the account after it', async () => {
  const ada = await signUp(installation.stack.pocketbase);
  const page = await installation.browsing.newPage(installation.stack.api.url);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/account', { waitUntil: 'commit' });
  // Asked before anything of the page is alive.
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  scripts.resolve();
  await sendCredentials(page, ada);
  await page.getByText(ada.email).waitFor();
});

test('name and time zone are kept, and the header and another tab follow', async () => {
  const { page, ada } = await open();
  // A time zone is its city, with the name that its time has in the language of the page.
  const vienna = page.locator('option[value="Europe/Vienna"]');
  await expect.poll(() => vienna.textContent()).toBe('Vienna – Central European Time');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/blog');
  const about = card(page, 'About you');
  await about.getByRole('textbox', { name: 'Name' }).fill('  Zoë Lovelace ');
  await about.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific/Kiritimati');
  await about.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(message('accountSaved')).waitFor();
  for (const tab of [page, otherTab]) {
    await tab.getByLabel('logged in as Zoë Lovelace').waitFor();
  }
  expect(await ada.client.collection('users').getOne(ada.id)).toMatchObject({
    name: 'Zoë Lovelace',
    timeZone: 'Pacific/Kiritimati',
  });
  await page.reload();
  const zone = about.getByRole('combobox', { name: 'Time zone' });
  await zone.waitFor();
  expect(await zone.inputValue()).toBe('Pacific/Kiritimati');
  await page.goto('/de/account');
  await expect.poll(() => vienna.textContent()).toBe('Wien – Mitteleuropäische Zeit');
});

test('a new password keeps this tab logged in and ends every other session', async () => {
  const { page, ada } = await open();
  const password = card(page, 'Password');
  const current = password.getByRole('textbox', { name: 'Current password' });
  const next = password.getByRole('textbox', { name: 'New password' });
  const change = password.getByRole('button', { name: 'Change password' });
  for (const [old, fresh, said, blamed] of [
    ['', 'a new and fine secret', 'passwordWrong', current],
    [ada.password, 'short', 'passwordWeak', next],
    [ada.password, 'password123', 'passwordWeak', next],
    ['not my password', 'a new and fine secret', 'passwordWrong', current],
  ] as const) {
    await current.fill(old);
    await next.fill(fresh);
    await change.click();
    await password.getByRole('alert').getByText(message(said)).waitFor();
    expect(await blamed.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await statusOf(ada.token)).toBe(200);
  }
  await current.fill(ada.password);
  await next.fill('a new and fine secret');
  await change.click();
  await page.getByText(message('passwordChanged')).waitFor();
  expect(await statusOf(ada.token)).toBe(401);
  await page.reload();
  await page.getByText(ada.email).waitFor();
  await ada.client.collection('users').authWithPassword(ada.email, 'a new and fine secret');
});

test('plan and usage are the server’s, and the data comes in three formats', async () => {
  const page = await installation.browsing.newPage(installation.stack.api.url);
  const ada = await signedInPage(page, installation.stack.pocketbase.url);
  const operator = await asSuperuser(installation.stack.pocketbase);
  const text = '=HYPERLINK("https://evil.example")\nline two';
  const body = { userId: ada.id, text, platform: 'linkedin', tone: 'funny' };
  await ada.client.collection('posts').create(body);
  await page.goto('/account');
  const plan = card(page, 'Plan and usage');
  const { generationsPerMonth, savedPosts } = rules.plans.free;
  await plan.getByText(`0 of ${generationsPerMonth}`).first().waitFor();
  await plan.getByText(`1 of ${savedPosts}`).first().waitFor();
  const currentPeriodEnd = new Date(Date.now() + 86_400_000).toISOString();
  const row = { userId: ada.id, status: 'active', currentPeriodEnd };
  await operator.collection('subscriptions').create(row);
  await page.reload();
  await plan.getByText(rules.plans.premium.label, { exact: true }).waitFor();
  expect(await plan.getByRole('link', { name: 'Manage Subscription' }).getAttribute('href')).toBe(
    '/?upgrade=1',
  );

  // Everything as JSON, posts as CSV and Markdown too.
  const download = async (label: string) => {
    const waiting = awaitedLater(page.waitForEvent('download'));
    await page.getByRole('button', { name: label }).click();
    const file = await waiting;
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const;
  };
  const day = /^postquill-\d{4}-\d\d-\d\d-/;
  const [jsonName, json] = await download('Everything (JSON)');
  expect(jsonName.replace(day, '')).toBe('data.json');
  expect(JSON.parse(json)).toMatchObject({ account: { email: ada.email }, posts: [{ text }] });
  const [csvName, csv] = await download('Posts (CSV)');
  expect(csvName.replace(day, '')).toBe('posts.csv');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")\nline two"\r\n`);
  const [markdownName, markdown] = await download('Posts (Markdown)');
  expect(markdownName.replace(day, '')).toBe('posts.md');
  expect(markdown).toContain(`· LinkedIn · Funny\n\n\`\`\`text\n${text}\n\`\`\``);
});

test('a plan that cannot be read is said on each page that shows it, and asked for again', async () => {
  const page = await installation.browsing.newPage(installation.stack.api.url);
  await signedInPage(page, installation.stack.pocketbase.url);
  for (const [path, plan] of [
    ['/', 'Free plan.'],
    ['/account', 'Generations this month'],
  ] as const) {
    await page.route('**/account/allowance', (route) => route.abort());
    await page.goto(path);
    const again = page
      .getByRole('alert')
      .filter({ hasText: message('usageFailed') })
      .getByRole('button', { name: 'Try again' });
    await again.waitFor();
    installation.browsing.forgive(/ERR_FAILED/);
    await page.unroute('**/account/allowance');
    await again.click();
    await page.getByText(plan).waitFor();
    expect(await again.count()).toBe(0);
  }
});

test('a session that was ended elsewhere is noticed, and what was typed is sent after login', async () => {
  const { page, ada } = await open();
  const about = card(page, 'About you');
  await about.getByRole('textbox', { name: 'Name' }).fill('Typed before');
  await ada.client.send('/api/account/logout-everywhere', { method: 'POST' });
  await about.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(message('sessionExpired')).first().waitFor();
  await sendCredentials(page, ada);
  await page.getByText(message('accountSaved')).waitFor();
  expect(await about.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Typed before');
  const { token } = await ada.client.collection('users').authWithPassword(ada.email, ada.password);
  expect(await ada.client.collection('users').getOne(ada.id)).toMatchObject({
    name: 'Typed before',
  });

  // To log out everywhere ends this one and a stolen one.
  expect(await statusOf(token)).toBe(200);
  await card(page, 'Sessions').getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByText(message('loggedOutEverywhere')).waitFor();
  await page.getByText('Log in to see your account.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await statusOf(token)).toBe(401);
});

test('everything is reached by keyboard alone, and an account is deleted with the password only', async () => {
  const { page, ada } = await open();
  await card(page, 'Your voice').getByRole('button').waitFor();
  const inOrder = ['Plan and usage', 'Your voice', 'About you', 'Email address', 'Password'];
  const seen = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const [section, text] = await page.evaluate(() => [
      document.activeElement?.closest('section')?.querySelector('h2')?.textContent ?? '',
      document.activeElement?.textContent ?? '',
    ]);
    if (section) seen.add(section);
    if (section === 'Delete my account' && text === 'Delete my account') break;
  }
  expect([...seen]).toEqual([...inOrder, 'Sessions', 'Download my data', 'Delete my account']);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  // It is closed a moment before the page knows of it, and who opens it in that moment sees it close.
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete my account');

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const password = dialog.getByRole('textbox', { name: 'Your password' });
  for (const wrong of ['', 'not my password']) {
    await password.fill(wrong);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText(message('passwordWrong')).waitFor();
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
  }
  expect(await statusOf(ada.token)).toBe(200);
  // Its tokens are dead at once.
  await password.fill(ada.password);
  await page.keyboard.press('Enter');
  await page.getByText(message('accountDeleted')).waitFor();
  await page.getByText('Log in to see your account.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
  expect(await statusOf(ada.token)).toBe(401);
  const operator = await asSuperuser(installation.stack.pocketbase);
  expect(await operator.collection('users').getFullList({ filter: `id = "${ada.id}"` })).toEqual(
    [],
  );
});
