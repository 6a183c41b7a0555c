import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { openLogin, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

const syncPath = '/operators-own/session';

let siteDir: string;
let stack: Stack;
let browsing: Browsing;

beforeAll(async () => {
  // Astro moves files between here and there, which it can only within one file system.
  siteDir = await mkdtemp(resolve('node_modules/.token-sync-site-'));
  // The address is baked into the pages, so it takes a build of its own.
  await promisify(execFile)('astro', ['build', '--outDir', siteDir], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PUBLIC_TOKEN_SYNC_URL: syncPath },
  });
  stack = await startStack({ api: { SITE_DIR: siteDir } });
  browsing = await openBrowser();
});

afterAll(async () => {
  await browsing.close();
  await stack.stop();
  await rm(siteDir, { recursive: true, force: true });
});

interface Told {
  method: string;
  authorization: string | undefined;
}

/** The operator's own server side: it takes note and answers. */
async function listening(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.context().route(`**${syncPath}`, async (route) => {
    const request = route.request();
    told.push({ method: request.method(), authorization: request.headers().authorization });
    await route.fulfill({ status: 204 });
  });
  return told;
}

const storedToken = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}').token);

test('a login is told with its token, a logout without, and a visitor not at all', async () => {
  const person = await signUp(stack.pocketbase);
  const page = await browsing.newPage(stack.api.url);
  const told = await listening(page);
  await page.goto('/');
  const dialog = await openLogin(page);
  expect(told).toEqual([]);
  await sendCredentials(page, person);
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => told)
    .toEqual([{ method: 'POST', authorization: `Bearer ${await storedToken(page)}` }]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => told.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(told.at(-1)?.authorization).toBeUndefined();
  expect(browsing.complaints()).toEqual([]);
});
