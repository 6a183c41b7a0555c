import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { type BillingStack, startBillingStack } from '#tests/api/billing/billing-stack.ts';
import { day } from '#tests/fakes/stripe/clock.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { accessibilityFaults, faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, signedInPage } from '#tests/harness/browser/visitor.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { ask, facts, order } from '#tests/harness/people.ts';
import { startApi } from '#tests/harness/stack.ts';

let stack: BillingStack;
let browsing: Browsing;

beforeAll(async () => {
  // The payment page leads back to the site's public address, so that must be known beforehand.
  const port = String(await freePort());
  stack = await startBillingStack({
    api: { PORT: port, PUBLIC_SITE_URL: `http://localhost:${port}`, SITE_DIR: resolve('dist') },
  });
  browsing = await openBrowser();
});

afterEach(() => browsing.leave());

afterAll(async () => {
  await browsing?.close();
  await stack?.stop();
});

const counter = (page: Page) => page.locator('#counter');

test('from the limit to Premium, its settings, its end in the portal, and back', async () => {
  const page = await browsing.newPage(stack.api.url);
  const person = await signedInPage(page, stack.pocketbase.url);
  for (let time = 0; time < rules.plans.free.generationsPerMonth; time += 1) {
    expect((await ask(stack.api.url, person.token, order())).status).toBe(200);
  }
  await page.goto('/');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await generate(page, 'One too many');
  // Where it stands beside the button, no toast says it again; whoever listens hears it.
  const sentence = page.getByText(message('generationsUsed'));
  await page.getByRole('status').and(sentence).waitFor();
  await page.getByRole('region', { name: 'Generate Content' }).locator(sentence).waitFor();
  expect(await page.locator('.toast').and(sentence).count()).toBe(0);

  await page.getByRole('button', { name: 'Upgrade to Premium', exact: true }).click();
  const offer = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await offer.getByRole('button', { name: 'Get Premium' }).waitFor();
  await offer.getByText('it comes to $4.17 per month').waitFor();
  await offer.getByRole('radio', { name: 'Annual · $50 per year' }).check();
  await offer.getByText('$50 per year', { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await offer.getByRole('radio', { name: 'Monthly · $5 per month' }).check();
  await offer.getByRole('button', { name: 'Get Premium' }).click();
  await page.waitForURL(`${stack.stripe.url}/pay/**`);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByText(message('activated')).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => counter(page).textContent()).toBe('Premium');
  await expect.poll(() => counter(otherTab).textContent()).toBe('Premium');
  await page.getByText('Your Premium Benefits').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByText('Advanced Settings', { exact: true }).click();
  await page.getByRole('slider', { name: 'Number of posts' }).fill('3');
  const asking = awaitedLater(page.waitForRequest('**/api/generate-openrouter'));
  await generate(page, `Now with three posts. ${facts}`);
  expect((await asking).postDataJSON()).toMatchObject({ maxPosts: 3 });
  await expect.poll(() => cards(page).count()).toBe(1);

  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.waitForURL(`${stack.stripe.url}/**`);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText('Cancels at the end of the period').waitFor();
  await page.getByRole('link', { name: 'Return' }).click();
  await expect.poll(() => counter(page).textContent()).toBe('Premium');
  await page.getByText('Canceled. Premium stays active until').waitFor();
  expect(await stack.planOf(person)).toBe('premium');

  stack.stripe.dashboard.advance(await stack.customerOf(person), 40 * day);
  await page.getByRole('button', { name: 'Reactivate Premium' }).waitFor();
  await page.getByText('Inactive', { exact: true }).waitFor();
  expect(await stack.planOf(person)).toBe('free');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Reactivate Premium' }).click();
  await page.waitForURL(`${stack.stripe.url}/pay/**`);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page
    .getByText(message('reactivated'))
    .or(page.getByText(message('activated')))
    .waitFor();
  await expect.poll(() => counter(page).textContent()).toBe('Premium');
  await expect.poll(async () => (await stack.rowOf(person))?.status).toBe('reactivated');
  expect(browsing.complaints()).toEqual([]);
});

test('cancelling on our own page asks first, and keeps Premium to the end', async () => {
  const page = await browsing.newPage(stack.api.url);
  const person = await signedInPage(page, stack.pocketbase.url);
  await stack.buy(person);
  await page.goto('/');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const question = page.getByRole('dialog');
  await question.getByText(message('cancelConfirm')).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel my subscription' }).click();
  await page.getByText(message('canceled')).waitFor();
  await page
    .getByText(
      /^Premium\. Canceled\. Premium stays active until \w+ \d+, \d{4}, and what you saved stays\./,
    )
    .waitFor();
  expect(await page.getByRole('button', { name: 'Cancel subscription' }).count()).toBe(0);
  expect(await stack.planOf(person)).toBe('premium');
  expect(await stack.rowOf(person)).toMatchObject({ cancelAtPeriodEnd: true });
});

test('a payment that failed is said where the plan is, with what to do, and so is the end it brings', async () => {
  const page = await browsing.newPage(stack.api.url, { viewport: { width: 390, height: 900 } });
  const person = await signedInPage(page, stack.pocketbase.url);
  await stack.buy(person);
  const customer = await stack.customerOf(person);
  stack.stripe.dashboard.setCard(customer, 'declined');
  stack.stripe.dashboard.advance(customer, 36 * day);
  await stack.stripe.webhooks.settled();
  const row = await stack.rowOf(person);
  const since = (days: number) =>
    stack.operator.collection('subscriptions').update(row?.id ?? '', {
      currentPeriodEnd: new Date(Date.now() - days * day * 1000).toISOString(),
    });
  for (const [days, said] of [
    [1, /^Your last payment did not come through: .* Premium stays active until/],
    [4, /^Your last payment did not come through, so Premium ended on/],
  ] as const) {
    await since(days);
    await page.goto('/account');
    await page.getByRole('region', { name: 'Plan and usage' }).getByText(said).waitFor();
    await page.goto('/');
    const plan = page.getByRole('region', { name: 'Your plan' });
    await plan.getByText('Your last payment did not come through').waitFor();
    expect(await faultsInEveryLook(page, { widths: [390] })).toEqual([]);
  }
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.waitForURL(`${stack.stripe.url}/**`);
  await page.getByRole('button', { name: 'Cancel subscription' }).waitFor();
});

test('somebody else’s payment in the address gives nothing', async () => {
  const payer = await browsing.newPage(stack.api.url);
  const paid = await stack.buy(await signedInPage(payer, stack.pocketbase.url));
  const page = await browsing.newPage(stack.api.url);
  const person = await signedInPage(page, stack.pocketbase.url);
  await page.goto(`/?session_id=${paid.sessionId}`);
  await page
    .getByText(message('activationIssue'))
    .or(page.getByText(message('activationError')))
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await stack.planOf(person)).toBe('free');
});

test('where nothing is sold, the main page takes back its price, nothing moves, and the offer says so without a price and a button', async () => {
  const api = await startApi(stack.pocketbase, { NODE_ENV: 'production' });
  const teaser = (page: Page) => page.locator('#pricing');
  const height = async (page: Page) => (await teaser(page).boundingBox())?.height;
  try {
    const page = await browsing.newPage(api.url);
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/config', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.goto('/#pricing');
    await teaser(page).getByText('$5 to go unlimited').waitFor();
    const before = await height(page);
    asked.resolve();
    await teaser(page).getByText(message('billingOff')).waitFor();
    expect(await teaser(page).textContent()).not.toContain('$5');
    expect(await height(page)).toBe(before);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/api/config');

    await signedInPage(page, stack.pocketbase.url);
    await page.goto('/?upgrade=1');
    const offer = page.getByRole('dialog', { name: 'Upgrade to Premium' });
    await offer.getByText(message('billingOff')).waitFor();
    expect(await offer.textContent()).not.toContain('$');
    expect(await offer.getByRole('button').count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Close' }).click();
    const plan = page.getByRole('region', { name: 'Your plan' });
    await plan.getByText('generations left').waitFor();
    expect(await plan.getByRole('button').count()).toBe(0);
  } finally {
    await api.kill();
  }
  const sold = await browsing.newPage(stack.api.url);
  const told = awaitedLater(sold.waitForResponse('**/api/config'));
  await sold.goto('/#pricing');
  await told;
  await sold.getByRole('button', { name: 'Generate Your Posts', disabled: false }).waitFor();
  await teaser(sold).getByText('$5 to go unlimited').waitFor();
});
