import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { cards, generate, signedInPage } from '#tests/harness/browser/visitor.ts';
import {
  ask,
  asSuperuser,
  endPremium,
  facts,
  givePremium,
  newAddress,
  order,
} from '#tests/harness/people.ts';
import { sharedStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;
let page: Page;

beforeAll(async () => {
  stack = await sharedStack();
  browsing = await openBrowser();
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(() => browsing.close());

const width = (wide: number) => ({ viewport: { width: wide, height: 768 } });

test.each([390, 1280])(
  'at %i px a newcomer is asked to sign up in a neutral voice, told what it takes, and sees the first posts',
  async (wide) => {
    page = await browsing.newPage(stack.api.url, width(wide));
    await page.goto('/');
    await generate(page, `Our bakery opens on Sundays. ${facts}`);
    // A refusal is neither green nor red, and is announced at once.
    const toast = page.getByRole('alert').getByText(message('loginToGenerate'));
    await toast.waitFor();
    expect(await toast.getAttribute('class')).toBe('toast toast-neutral');
    expect(await toast.locator('svg').count()).toBe(1);
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    await dialog.getByText('At least 6 characters').waitFor();
    // It covers nothing of what it leads to.
    const title = await dialog.getByRole('heading').boundingBox();
    const said = await toast.boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    expect(await dialog.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms');
    // What comes later must not weaken what was there: a link in front can turn the layers round.
    const submit = dialog.getByRole('button', { name: 'Create Account' });
    expect(await submit.evaluate((button) => getComputedStyle(button).paddingLeft)).not.toBe('0px');
    expect(await accessibilityFaults(page)).toEqual([]);
    await sendCredentials(page, {
      email: newAddress(),
      password: 'analytical engine',
    });
    await expect.poll(() => cards(page).count()).toBe(1);
    const topOf = async () =>
      (await page.getByRole('heading', { name: 'Your Generated Posts' }).boundingBox())?.y ?? -1;
    await expect.poll(topOf).toBeGreaterThanOrEqual(0);
    expect(await topOf()).toBeLessThan(768 / 2);

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await generate(page, 'Our bakery again');
    await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
  },
);

test('who has nothing left sees it before the click', async () => {
  page = await browsing.newPage(stack.api.url);
  const ada = await signedInPage(page, stack.pocketbase.url);
  for (let time = 0; time < rules.plans.free.generationsPerMonth; time += 1) {
    expect((await ask(stack.api.url, ada.token, order())).status).toBe(200);
  }
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Generate Content' });
  await form.getByText(message('generationsUsed')).waitFor();
  await form.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.getByRole('dialog', { name: 'Upgrade to Premium' }).waitFor();
});

test('Premium is led to its plan from every page', async () => {
  page = await browsing.newPage(stack.api.url, width(1280));
  await givePremium(
    await asSuperuser(stack.pocketbase),
    await signedInPage(page, stack.pocketbase.url),
  );
  const inSight = async () => {
    const box = await page.getByRole('region', { name: 'Your plan' }).boundingBox();
    return box !== null && box.y >= 0 && box.y + 60 < 768;
  };
  await page.goto('/blog');
  await page.locator('#counter').getByText('Premium').click();
  await page.getByText('Your Premium Benefits').waitFor();
  await expect.poll(inSight).toBe(true);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await page.getByText('Your Premium Benefits').waitFor();
  await expect.poll(inSight).toBe(true);
});

test('what only Premium has pushes nothing away when it comes, and leaves no gap once Premium is over', async () => {
  page = await browsing.newPage(stack.api.url, { viewport: { width: 390, height: 1600 } });
  const superuser = await asSuperuser(stack.pocketbase);
  const ada = await signedInPage(page, stack.pocketbase.url);
  await givePremium(superuser, ada);
  const settings = page.getByText('Advanced Settings', { exact: true });
  const button = page.getByRole('button', { name: 'Generate Your Posts' });
  const place = async () => (await button.boundingBox())?.y ?? 0;
  await page.goto('/');
  await settings.waitFor();

  const held = Promise.withResolvers<void>();
  await page.route('**/AdvancedSettings.*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = awaitedLater(page.waitForRequest('**/AdvancedSettings.*.js'));
  await page.reload();
  await asked;
  const before = await place();
  held.resolve();
  await settings.waitFor();
  expect(await place()).toBe(before);

  await endPremium(superuser, ada);
  await page.reload();
  const kept = () => page.evaluate(() => localStorage.getItem('postquill_premium'));
  await expect.poll(kept).toBeNull();
  await expect.poll(place).toBeLessThan(before);
});
