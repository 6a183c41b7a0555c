import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PageEvents } from '#lib/session/events.ts';
import { message } from '#shared/rules.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { type ServedSite, serveBuiltSite } from './visits/served-site.ts';
import { farAway, sessionUntil, tokenUntil } from './visits/stored-session.ts';

let site: ServedSite;
let browsing: Browsing;

beforeAll(async () => {
  site = await serveBuiltSite();
  browsing = await openBrowser();
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(async () => {
  await browsing.close();
  await site.close();
});

const free = { plan: 'free', limit: 5, used: 2, left: 3 } as const;

/** A content page, opened by somebody whose browser holds this storage. */
async function open(path: string, storage: Record<string, string> = {}): Promise<Page> {
  const page = await browsing.newPage(site.url);
  await storeAndOpen(page, path, storage);
  return page;
}

async function storeAndOpen(
  page: Page,
  path: string,
  storage: Record<string, string>,
): Promise<void> {
  // The first page of a context fills its storage; only what is loaded after that is under test.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  await page.goto(path);
}

function openAs(expires = farAway): Promise<Page> {
  return open('/blog', { pocketbase_auth: sessionUntil(expires) });
}

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });
const counter = (page: Page) => page.locator('#counter');

async function expectVisitor(page: Page): Promise<void> {
  await login(page).waitFor();
  expect(await logout(page).isVisible()).toBe(false);
}

test('a visitor is offered the login of the main page', async () => {
  const page = await open('/privacy');
  await expectVisitor(page);
  await login(page).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a phone has the mark for everybody, and the name for those who cannot see it', async () => {
  site.answerAllowance(free);
  const page = await openAs();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('3/5').waitFor();
  const home = page.getByRole('banner').getByRole('link', { name: /, home$/ });
  const { width = 0 } = (await home.locator('svg').boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(24);
});

test('on paper stands what there is to read, dark on light, and nothing to be pressed', async () => {
  const page = await open('/blog/best-ai-social-media-tools-comparison');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  for (const part of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    expect(await page.getByRole(part).count()).toBe(0);
  }
  expect(await page.getByText('Share this article').isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light');
});

const premium = { plan: 'premium', limit: null, used: 40, left: null } as const;

// The narrowest that the accessibility rules name, also in a font that stands in for ours.
describe.each(['/privacy', '/es/privacy', '/pt-br/privacy', '/de/privacy', '/fr/privacy'])(
  'at 320 pixels nothing of %s goes sideways',
  (path) => {
    test.each([
      ['in our fonts', false],
      ['in fonts that stand in for them', true],
    ])('%s', async (_, withoutFonts) => {
      for (const allowance of [undefined, free, premium]) {
        if (allowance) site.answerAllowance(allowance);
        const page = await browsing.newPage(site.url, { viewport: { width: 320, height: 640 } });
        if (withoutFonts) await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
        await storeAndOpen(page, path, allowance ? { pocketbase_auth: sessionUntil(farAway) } : {});
        await (allowance
          ? counter(page).and(page.getByText(allowance.limit === null ? 'Premium' : '3/5'))
          : page.locator('.btn.visitors-only')
        ).waitFor();
        const [wide, ours] = await page.evaluate(async () => {
          await document.fonts.ready;
          // Those that stand in are called so: "Inter on Arial".
          const ours = [...document.fonts].filter(({ family }) => !family.includes(' on '));
          const some = ours.some(({ status }) => status === 'loaded');
          return [document.documentElement.scrollWidth, some] as const;
        });
        expect(wide, allowance?.plan ?? 'visitor').toBe(320);
        if (withoutFonts) expect(ours).toBe(false);
      }
    });
  },
);

test('the name is written out where there is room for it', async () => {
  const page = await open('/privacy');
  for (const [width, shown] of [
    [390, true],
    [300, false],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const home = page.getByRole('banner').getByRole('link', { name: /, home$/ });
    const isShown = () =>
      home.evaluate((line) => {
        const name = line.querySelector('.wordmark') as HTMLElement;
        return name.getBoundingClientRect().top < line.getBoundingClientRect().bottom;
      });
    await expect.poll(isShown, { message: String(width) }).toBe(shown);
  }
});

test('a free account sees its letter and what is left', async () => {
  site.answerAllowance(free);
  const page = await openAs();
  await page.getByText('3/5').waitFor();
  expect(await login(page).isVisible()).toBe(false);
  expect(await page.locator('#avatar').getAttribute('data-letter')).toBe('A');
  expect(await counter(page).getAttribute('class')).toContain('badge-success');
  expect(await counter(page).getAttribute('aria-label')).toBe(
    '3/5 free generations left this month. Upgrade',
  );
});

test('nothing left is shown as danger', async () => {
  site.answerAllowance({ ...free, used: 5, left: 0 });
  const page = await openAs();
  await page.getByText('0/5').waitFor();
  expect(await counter(page).getAttribute('class')).toContain('badge-danger');
});

test('a Premium account is called so', async () => {
  site.answerAllowance({ plan: 'premium', limit: null, used: 40, left: null });
  const page = await openAs();
  await page.getByText('Premium', { exact: true }).waitFor();
  expect(await counter(page).getAttribute('class')).toContain('badge-premium');
});

test('the count follows what the islands say', async () => {
  site.answerAllowance(free);
  const page = await openAs();
  await page.getByText('3/5').waitFor();
  const name: keyof PageEvents = 'postquill:session';
  const detail = { user: null, allowance: { ...free, used: 3, left: 2 } };
  await page.evaluate(([type, told]) => dispatchEvent(new CustomEvent(type, { detail: told })), [
    name,
    detail,
  ] as const);
  expect(await counter(page).textContent()).toBe('2/5');
  expect(await logout(page).isVisible()).toBe(true);
});

test('logging out forgets the session, here and in the other tab, and ends it on the server', async () => {
  site.answerAllowance(free);
  const page = await openAs();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/terms');
  await logout(otherTab).waitFor();
  await logout(page).click();
  await expectVisitor(page);
  await expectVisitor(otherTab);
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
  await expect.poll(() => site.ended.splice(0)).toEqual([tokenUntil(farAway)]);
});

test('a page that is left with the click still ends the session on the server', async () => {
  site.answerAllowance(free);
  const page = await openAs();
  await page.getByText('3/5').waitFor();
  await page.evaluate(() => {
    document.getElementById('logout')?.click();
    location.assign('/terms');
  });
  await page.waitForURL('**/terms');
  await expect.poll(() => site.ended.splice(0)).toEqual([tokenUntil(farAway)]);
});

test('without a network the session is forgotten all the same', async () => {
  site.answerAllowance(free);
  const page = await openAs();
  await page.getByText('3/5').waitFor();
  await page.context().setOffline(true);
  await logout(page).click();
  await expectVisitor(page);
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
  await expect
    .poll(() => browsing.complaints())
    .toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')]);
});

test('a browser that does not let go of the session is told, and nobody is logged out', async () => {
  site.answerAllowance(free);
  const page = await openAs();
  await page.getByText('3/5').waitFor();
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  const failed = page.getByText(message('signOutFailed'));
  expect(await failed.isVisible()).toBe(false);
  await logout(page).click();
  await failed.waitFor();
  expect(await logout(page).isVisible()).toBe(true);
  // On a phone as well, nothing lies on the button that is to be pressed again.
  await page.setViewportSize({ width: 390, height: 800 });
  await logout(page).click({ trial: true });
  await page.reload();
  await logout(page).click();
  await expectVisitor(page);
  expect(await failed.isVisible()).toBe(false);
  await expect.poll(() => site.ended.splice(0)).toEqual([tokenUntil(farAway)]);
});

test('a session that the server refuses is over', async () => {
  site.answerAllowance('refused');
  const page = await openAs();
  await expectVisitor(page);
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).not.toContain('token');
});

test('an expired token logs nobody in', async () => {
  site.answerAllowance(free);
  await expectVisitor(await openAs(1_000_000_000));
});

test('what is stored may be anything', async () => {
  await expectVisitor(await open('/blog', { pocketbase_auth: 'null' }));
  await expectVisitor(await open('/blog', { pocketbase_auth: '{"token":1}' }));
  await expectVisitor(await open('/blog', { pocketbase_auth: 'rubbish' }));
});

/** Read where the first paint would be: after the head, before the body. */
async function themeAtFirstPaint(storage: Record<string, string>): Promise<boolean> {
  const page = await open('/robots.txt', storage);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const dark = document.documentElement.classList.contains('dark');
      sessionStorage.setItem('dark', String(dark));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/blog');
  return (await page.evaluate(() => sessionStorage.getItem('dark'))) === 'true';
}

test('only a stored "false" turns dark off, and before anything is painted', async () => {
  expect(await themeAtFirstPaint({})).toBe(true);
  expect(await themeAtFirstPaint({ darkMode: 'true' })).toBe(true);
  expect(await themeAtFirstPaint({ darkMode: 'nonsense' })).toBe(true);
  expect(await themeAtFirstPaint({ darkMode: 'false' })).toBe(false);
});

test('the toggle turns the theme, remembers it and tells other tabs', async () => {
  const page = await open('/blog');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/terms');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  await toggle.click();
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  await otherTab.waitForSelector('html:not(.dark)');
  await page.reload();
  expect(await page.locator('html').getAttribute('class')).not.toContain('dark');
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
});

test('the example generator shows the prepared post of each choice', async () => {
  const page = await open('/free-ai-social-media-post-generator');
  const shown = page.locator('[data-example]:visible');
  expect(await shown.getAttribute('data-example')).toBe('bakery casual x');
  await page.getByLabel('Funny').check();
  await page.getByLabel('LinkedIn').check();
  await page.getByLabel('Free online workshop').check();
  expect(await shown.count()).toBe(1);
  expect(await shown.getAttribute('data-example')).toBe('workshop funny linkedin');
});
