import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createStripe } from '#api/services/billing/stripe/stripe-client.ts';
import { message } from '#shared/rules.ts';
import type { Person } from '#tests/harness/people.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack, subscriber } from './billing-stack.ts';
import { runReconcile } from './run-reconcile.ts';

let stack: BillingStack;
/** The operator's own programs at Stripe: payment links and forms that know nothing of us. */
let elsewhere: Stripe;

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
  elsewhere = createStripe({ key: 'sk_test_fake', apiUrl: stack.stripe.url });
});

afterAll(() => stack.stop());

afterEach(() => {
  stack.stripe.webhooks.resume();
});

/** A payment page that was not opened by us; the id of its session, paid. */
async function paidElsewhere(customer: string, reference: string): Promise<string> {
  const session = await elsewhere.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: reference,
    line_items: [{ price: 'price_month', quantity: 1 }],
    metadata: { userId: reference },
    subscription_data: { metadata: { userId: reference } },
    success_url: 'https://shop.example/thanks',
  });
  stack.stripe.pay(session.url ?? '');
  await stack.stripe.webhooks.settled();
  return session.id;
}

const complete = (person: Person, session_id: string) =>
  stack.post('/api/checkout/complete', person, { session_id });

async function hasNothing(person: Person): Promise<void> {
  expect(await stack.planOf(person)).toBe('free');
  expect(await stack.rowOf(person)).toBeUndefined();
}

test('what somebody else pays gives me nothing, whomever the payment page names', async () => {
  const thief = await join(stack);
  const { customer } = await subscriber(stack);
  // A payment link takes the reference from its address, so anybody may write anybody's there.
  const theirs = await paidElsewhere(customer, thief.id);
  expect(await complete(thief, theirs)).toMatchObject({ status: 403 });
  const unknown = stack.stripe.dashboard.createCustomer({}, thief.email);
  const strangers = await paidElsewhere(unknown, thief.id);
  expect(await complete(thief, strangers)).toMatchObject({
    status: 403,
    body: { error: message('activationIssue') },
  });
  await hasNothing(thief);
  expect(await stack.customerOf(thief)).toBe('');
});

test('a payment page of mine that names somebody else completes for neither of us', async () => {
  const { person, customer } = await subscriber(stack);
  const named = await join(stack);
  const session = await paidElsewhere(customer, named.id);
  expect(await complete(person, session)).toMatchObject({ status: 403 });
  expect(await complete(named, session)).toMatchObject({ status: 403 });
  await hasNothing(named);
});

test('a customer of Stripe with my address is not mine', async () => {
  const person = await join(stack);
  const namesake = stack.stripe.dashboard.createCustomer({}, person.email);
  stack.stripe.dashboard.subscribe(namesake);
  await stack.stripe.webhooks.settled();
  await hasNothing(person);
  const { body } = await stack.post('/api/checkout', person);
  // To a payment page of its own, not to the portal of who pays already.
  expect(body.url).toContain('/pay/cs_test_');
  expect(await stack.customerOf(person)).not.toBe(namesake);
  await hasNothing(person);
});

test('who registers the address of a deleted account again does not get its customer', async () => {
  const { person, customer } = await subscriber(stack);
  await stack.operator.collection('users').delete(person.id);
  const password = `a password ${randomUUID()}`;
  const identity = { email: person.email, password, passwordConfirm: password };
  const { id } = await person.client.collection('users').create(identity);
  const { token } = await person.client
    .collection('users')
    .authWithPassword(person.email, password);
  const heir: Person = { ...person, id, token, password };
  await stack.post('/api/checkout', heir);
  expect(await stack.customerOf(heir)).not.toBe(customer);
  expect(await stack.post('/api/customer-portal', heir)).toMatchObject({ status: 403 });
  expect(await stack.post('/api/cancel-subscription', heir)).toMatchObject({ status: 404 });
  const live = stack.stripe.dashboard.subscriptionsOf(customer);
  expect(live).toMatchObject([{ status: 'active', cancel_at_period_end: false }]);
  await hasNothing(heir);
});

test('an event and a reconciliation keep each customer with its account', async () => {
  const { person: first, customer: firstCustomer } = await subscriber(stack);
  const { person: second, customer: secondCustomer } = await subscriber(stack);
  // A second customer that names the first account, and pays; and a payment that names it.
  const rival = stack.stripe.dashboard.createCustomer({ userId: first.id }, first.email);
  stack.stripe.dashboard.subscribe(rival, 'price_year');
  stack.stripe.dashboard.subscribe(secondCustomer, 'price_year', { userId: first.id });
  await stack.stripe.webhooks.settled();
  const report = await runReconcile(stack);
  expect(report.code).toBe(1);
  expect(report.printed).toContain(first.id);
  expect(await stack.customerOf(first)).toBe(firstCustomer);
  expect(await stack.rowOf(first)).toMatchObject({
    stripeCustomerId: firstCustomer,
    priceId: 'price_month',
  });
  expect(await stack.customerOf(second)).toBe(secondCustomer);
});

const foreignFields = (customer: string) => ({
  customer,
  customerId: customer,
  stripeCustomerId: customer,
  client_reference_id: 'somebody',
  price: 'price_cheap',
  priceId: 'price_cheap',
  line_items: [{ price: 'price_cheap', quantity: 1 }],
  success_url: 'https://evil.example/',
  return_url: 'https://evil.example/',
  subscription: 'sub_of_another',
  metadata: { userId: 'somebody' },
});

test.each(['/api/checkout', '/api/customer-portal', '/api/cancel-subscription'])(
  '%s takes no customer, price or address from its body',
  async (path) => {
    const { customer: victim } = await subscriber(stack);
    const { person, customer } = await subscriber(stack);
    const before = stack.stripe.calls.length;
    const { status } = await stack.post(path, person, foreignFields(victim));
    expect(status).toBe(200);
    const asked = JSON.stringify(stack.stripe.calls.slice(before));
    expect(asked).toContain(customer);
    for (const foreign of [victim, 'somebody', 'price_cheap', 'evil.example', 'sub_of_another']) {
      expect(asked, `Stripe was asked about ${foreign}`).not.toContain(foreign);
    }
    const [untouched] = stack.stripe.dashboard.subscriptionsOf(victim);
    expect(untouched).toMatchObject({ status: 'active', cancel_at: null });
  },
);

test('a newcomer’s payment page is for our price and leads back to us, whatever the body asks', async () => {
  const { customer: victim } = await subscriber(stack);
  const person = await join(stack);
  const before = stack.stripe.calls.length;
  await stack.post('/api/checkout', person, foreignFields(victim));
  const opened = stack.stripe.calls
    .slice(before)
    .find(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions');
  expect(opened?.params).toMatchObject({
    customer: await stack.customerOf(person),
    client_reference_id: person.id,
    line_items: [{ price: 'price_month', quantity: '1' }],
  });
  expect(JSON.stringify(opened)).not.toContain('evil.example');
});
