import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { type Google, startGoogle } from '#tests/fakes/google.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { openLogin, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { cards, generate } from '#tests/harness/browser/visitor.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { facts, signUp } from '#tests/harness/people.ts';
import { copyProject, type ProjectCopy } from '#tests/harness/project-copy.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

const syncPath = '/operators-own/session';

let siteUrl: string;
let siteDir: string;
let copy: ProjectCopy;
let site: Server;
let google: Google;
let stack: Stack;
let browsing: Browsing;
let page: Page;
/** What the operator's own server side was told of sessions. */
let told: Told[];

interface Told {
  method: string;
  authorization: string | undefined;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** What a static host does: files, pages without their ending, and the headers that `_headers` asks for. */
function serveStatically(folder: string): Server {
  const [, ...lines] = readFileSync(join(folder, '_headers'), 'utf8').split('\n');
  const headers = lines
    .slice(0, lines.indexOf(''))
    .map((line) => line.trim().split(/: (.*)/))
    .map(([name = '', value = '']) => [name, value] as const);
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', siteUrl);
    const candidates = [pathname, `${pathname}.html`, join(pathname, 'index.html')];
    const found = candidates.find((file) => extname(file) && existsSync(join(folder, file)));
    response.setHeaders(new Map(headers));
    const type = types[extname(found ?? '')] ?? 'text/html; charset=utf-8';
    response.writeHead(found ? 200 : 404, { 'Content-Type': type });
    response.end(found ? readFileSync(join(folder, found)) : '');
  });
}

beforeAll(async () => {
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  // To a browser these are two sites, and not only two origins.
  siteUrl = `http://localhost:${sitePort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  google = await startGoogle(() => [{ email: 'ada@example.com' }], {
    redirectUris: [`${siteUrl}/auth/google`],
  });
  const variables = {
    PORT: String(apiPort),
    PUBLIC_SITE_URL: siteUrl,
    ALLOWED_ORIGINS: siteUrl,
    RATE_LIMITS: 'off',
    ...google.variables,
  };
  // The addresses are baked into the pages, which takes a build of its own: one for all of them.
  // In English only, without articles and their pictures, and uncompressed: what is tried here has no words.
  copy = copyProject(() => undefined);
  for (const folder of ['content/languages', 'content/blog']) {
    await rm(join(copy.root, folder), { recursive: true });
  }
  await rm(join(copy.root, 'src/pages/og'), { recursive: true });
  siteDir = join(copy.root, 'dist');
  await promisify(execFile)(process.execPath, ['scripts/site/build-languages.ts', siteDir], {
    cwd: copy.root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      PUBLIC_SITE_URL: siteUrl,
      PUBLIC_API_URL: apiUrl,
      PUBLIC_POCKETBASE_URL: `${apiUrl}/pb`,
      PUBLIC_TOKEN_SYNC_URL: syncPath,
    },
  });
  site = serveStatically(siteDir).listen(sitePort, 'localhost');
  await once(site, 'listening');
  stack = await startStack({
    pocketbase: { env: hookEnvironment(readEnvironment(variables)) },
    api: variables,
  });
  browsing = await openBrowser();
}, 120_000);

beforeEach(async () => {
  page = await browsing.newPage(siteUrl);
  told = await listening();
  await page.goto('/');
});

afterEach(async () => {
  await page.context().close();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(async () => {
  await browsing.close();
  await stack.stop();
  await google.close();
  site.closeAllConnections();
  site.close();
  copy.remove();
});

async function listening(): Promise<Told[]> {
  const heard: Told[] = [];
  await page.context().route(`**${syncPath}`, async (route) => {
    const request = route.request();
    heard.push({ method: request.method(), authorization: request.headers().authorization });
    await route.fulfill({ status: 204 });
  });
  return heard;
}

const logoutButton = () => page.getByRole('banner').getByRole('button', { name: 'Logout' });

const storedToken = (): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}').token);

async function statusOf(token: string): Promise<number> {
  const headers = { Authorization: token };
  return (await fetch(`${stack.pocketbase.url}/api/account/allowance`, { headers })).status;
}

async function logOut(): Promise<void> {
  const token = await storedToken();
  expect(await statusOf(token)).toBe(200);
  await logoutButton().click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await expect.poll(() => statusOf(token)).toBe(401);
}

test('a site on another origin than the API: login, live events, a generation, logout', async () => {
  const person = await signUp(stack.pocketbase);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await openLogin(page);
  // The operator's own server side is told of a login with its token, of a logout without, of a visitor not at all.
  expect(told).toEqual([]);
  const live = awaitedLater(
    page.waitForResponse(
      (answer) => answer.url().endsWith('/realtime') && answer.request().method() === 'POST',
    ),
  );
  await sendCredentials(page, person);
  await logoutButton().waitFor();
  expect((await live).status()).toBe(204);
  const login = { method: 'POST', authorization: `Bearer ${await storedToken()}` };
  await expect.poll(() => told).toEqual([login]);
  const answering = awaitedLater(
    page.waitForResponse((answer) => answer.url().includes('/api/generate')),
  );
  await generate(page, `Growing tomatoes on a balcony. ${facts}`);
  const answer = await answering;
  expect(answer.headers()['content-type']).toContain('text/event-stream');
  expect(new URL(answer.url()).origin).not.toBe(siteUrl);
  await expect.poll(() => cards(page).count()).toBe(1);
  await expect.poll(() => page.locator('#counter').textContent()).toBe('4/5');
  // The first way worked: the page did not have to fall back on the second.
  expect(asked.filter((path) => path.startsWith('/api/generate'))).toEqual([
    '/api/generate-openrouter',
  ]);
  await logOut();
  await expect.poll(() => told).toEqual([login, { method: 'DELETE', authorization: undefined }]);
});

test('Google leads back to the site, and its window hands the code to the page', async () => {
  await openLogin(page);
  const opening = awaitedLater(page.waitForEvent('popup'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  const gone = awaitedLater(popup.waitForEvent('close'));
  await popup.getByRole('button', { name: 'ada@example.com' }).click();
  await gone;
  await logoutButton().waitFor();
  await page.reload();
  await logoutButton().waitFor();
  await logOut();
});
