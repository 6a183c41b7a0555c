import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '#tests/fakes/stripe/clock.ts';
import type { Person } from '#tests/harness/people.ts';
import { startApi, withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack } from './billing-stack.ts';
import { runReconcile } from './run-reconcile.ts';

let stack: BillingStack;

beforeEach(async () => {
  stack = await startBillingStack({ api: withoutPages });
});

afterEach(() => stack.stop());

async function subscriber(): Promise<{ person: Person; customer: string; subscription: string }> {
  const person = await join(stack);
  await stack.buy(person);
  const customer = await stack.customerOf(person);
  const [subscription] = stack.stripe.dashboard.subscriptionsOf(customer);
  return { person, customer, subscription: subscription?.id ?? '' };
}

test('three days without an endpoint: everything that changed is listed and mended', async () => {
  const { dashboard, webhooks } = stack.stripe;
  const ended = await subscriber();
  const ending = await subscriber();
  const failing = await subscriber();
  const renewed = await subscriber();
  const deleted = await subscriber();
  const untouched = await subscriber();
  const newcomer = await join(stack);
  await webhooks.settled();

  webhooks.pause();
  dashboard.cancelNow(ended.subscription);
  dashboard.cancelAtPeriodEnd(ending.subscription);
  dashboard.setCard(failing.customer, 'declined');
  dashboard.advance(failing.customer, 60 * day);
  dashboard.advance(renewed.customer, 32 * day);
  dashboard.deleteCustomer(deleted.customer);
  const elsewhere = dashboard.createCustomer({ userId: newcomer.id }, newcomer.email);
  dashboard.subscribe(elsewhere);
  webhooks.take();

  const first = await runReconcile(stack);
  expect(first).toMatchObject({ code: 0 });
  expect(first.printed).toContain('Compared 6 customers with Stripe: 6 differed.');
  for (const [{ person }, what] of [
    [ended, 'live here and not live at Stripe'],
    [ending, 'about to end on one side only'],
    [failing, 'live here and not live at Stripe'],
    [renewed, 'paid until another day here than at Stripe'],
    [deleted, 'live here and not live at Stripe'],
    [{ person: newcomer }, 'paying at Stripe and not known here as a customer'],
  ] as const) {
    expect(first.printed).toContain(`${person.id}: ${what}. Mended.`);
  }
  expect(first.printed).not.toContain(untouched.person.id);

  expect(await stack.rowOf(ended.person)).toMatchObject({ status: 'canceled' });
  expect(await stack.rowOf(ending.person)).toMatchObject({
    status: 'active',
    cancelAtPeriodEnd: true,
  });
  expect(await stack.rowOf(failing.person)).toMatchObject({ status: 'canceled' });
  expect(await stack.rowOf(deleted.person)).toMatchObject({ status: 'canceled' });
  expect(await stack.planOf(newcomer)).toBe('premium');
  const paidUntil = Date.parse((await stack.rowOf(renewed.person))?.currentPeriodEnd ?? '');
  expect(paidUntil).toBeGreaterThan(Date.now() + 40 * day * 1000);

  const second = await runReconcile(stack);
  expect(second).toEqual({
    code: 0,
    printed: 'Compared 7 customers with Stripe: 0 differed.\n',
  });
});

test('an account that owes a renewal is compared by its paid invoices', async () => {
  const { dashboard, webhooks } = stack.stripe;
  const owing = await subscriber();
  await webhooks.settled();
  webhooks.pause();
  dashboard.setCard(owing.customer, 'declined');
  dashboard.advance(owing.customer, 32 * day);
  const differs = `${owing.person.id}: owing a payment on one side only. Mended.`;
  expect((await runReconcile(stack)).printed).toContain(differs);
  expect((await runReconcile(stack)).printed).toContain('0 differed');
  dashboard.setCard(owing.customer, 'good');
  dashboard.payOpenInvoice(owing.subscription);
  expect((await runReconcile(stack)).printed).toContain(differs);
  expect((await runReconcile(stack)).printed).toContain('0 differed');
});

test('what it cannot mend ends it with 1 and a sentence', async () => {
  const { dashboard, troubles } = stack.stripe;
  const twice = await subscriber();
  dashboard.subscribe(twice.customer);
  dashboard.subscribe(dashboard.createCustomer({ userId: 'nobodynobody123' }));
  dashboard.subscribe(dashboard.createCustomer({}));
  dashboard.archivePrice('price_year');
  const report = await runReconcile(stack, { STRIPE_PRICE_MONTHLY: 'price_gone' });
  expect(report.code).toBe(1);
  expect(report.printed).toContain(
    `Problem: The account ${twice.person.id} is charged for more than one subscription.`,
  );
  expect(report.printed).toContain(
    'Problem: Stripe charges for the account nobodynobody123, which does not exist here.',
  );
  expect(report.printed).toContain('Problem: The monthly price does not exist at Stripe.');
  expect(report.printed).toContain('Problem: The annual price is archived at Stripe.');

  const { person, subscription } = await subscriber();
  await stack.stripe.webhooks.settled();
  stack.stripe.webhooks.pause();
  dashboard.cancelNow(subscription);
  troubles.plan({ match: /^GET \/v1\/customers\//, times: 99, kind: 500 });
  const failed = await runReconcile(stack);
  expect(failed.code).toBe(1);
  expect(failed.printed).toContain(`${person.id}: live here and not live at Stripe. Not mended.`);
});

test('nothing to compare with, or nobody to ask, is one sentence', async () => {
  const without = await runReconcile(stack, {
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_PRICE_MONTHLY: '',
  });
  expect(without).toEqual({
    code: 0,
    printed: 'Stripe is not set up here, so there is nothing to compare.\n',
  });
  await stack.pocketbase.kill();
  const alone = await runReconcile(stack, { npm_execpath: 'npm-cli.js' });
  expect(alone).toMatchObject({ code: 1 });
  expect(alone.printed).toMatch(/^PocketBase does not answer at \S+\. Start it with `npm start`/);
  // As in the image, where there is none.
  const { printed } = await runReconcile(stack);
  expect(printed).toMatch(/does not answer at \S+\. Start its container or service again\.$/m);
  await stack.pocketbase.restart();
  stack.stripe.troubles.plan({ match: /./, times: 99, kind: 500 });
  const silent = await runReconcile(stack);
  expect(silent).toMatchObject({ code: 1 });
  expect(silent.printed).toMatch(/^The comparison with Stripe could not be finished: /);
});

test('the API does it by itself, on every replica', async () => {
  const { person, subscription } = await subscriber();
  await stack.stripe.webhooks.settled();
  stack.stripe.webhooks.pause();
  stack.stripe.dashboard.cancelNow(subscription);
  const env = { ...withoutPages, ...stack.stripe.env, RECONCILE_MINUTES: '0.005' };
  const replicas = await Promise.all([
    startApi(stack.pocketbase, env),
    startApi(stack.pocketbase, env),
  ]);
  try {
    await expect.poll(async () => (await stack.rowOf(person))?.status).toBe('canceled');
    for (const replica of replicas) {
      await expect.poll(() => replica.output()).toContain('reconciled with Stripe');
    }
    const told = () => replicas.map((replica) => replica.output()).join('');
    // What a process prints reaches us after what it has done.
    await expect.poll(told).toContain('an account was live here and not live at Stripe');
    expect(told()).not.toContain(person.id);
  } finally {
    await Promise.all(replicas.map((replica) => replica.kill()));
  }
});
