import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { day } from '#tests/fakes/stripe/clock.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack } from './billing-stack.ts';

let stack: BillingStack;

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
});

afterAll(() => stack.stop());

beforeEach(() => {
  stack.stripe.troubles.clear();
});

function callsTo(path: string, method = 'POST') {
  return stack.stripe.calls.filter((call) => call.path === path && call.method === method);
}

test('from the checkout to the payment page and back: premium', async () => {
  const person = await join(stack);
  const { status, body } = await stack.post('/api/checkout', person, {
    userId: person.id,
    is_resubscription: false,
    interval: 'month',
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: { url: expect.stringContaining(`${stack.stripe.url}/pay/cs_test_`) },
  });
  const page = await fetch(String(body.url), { method: 'POST', redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  expect(back.pathname).toBe('/');
  const session_id = back.searchParams.get('session_id');
  const completed = await stack.post('/api/checkout/complete', person, { session_id });
  expect(completed).toEqual({ status: 200, body: { status: 'active' } });

  const customer = await stack.customerOf(person);
  const [subscription] = stack.stripe.dashboard.subscriptionsOf(customer);
  const periodEnd = (subscription?.items.data[0]?.current_period_end ?? 0) * 1000;
  expect(await stack.rowOf(person)).toMatchObject({
    status: 'active',
    previousStatus: '',
    canceledAt: '',
    reactivatedAt: '',
    devModeSubscription: false,
    stripeCustomerId: customer,
    stripeSubscriptionId: subscription?.id,
    priceId: 'price_month',
    currentPeriodEnd: new Date(periodEnd).toISOString().replace('T', ' '),
    cancelAtPeriodEnd: false,
    sessionId: session_id,
  });
  expect(await stack.planOf(person)).toBe('premium');
});

test('the requests to Stripe say what the page wants and whom it is for', async () => {
  const person = await join(stack);
  await stack.post('/api/checkout', person, { interval: 'year', is_resubscription: true });
  expect(callsTo('/v1/customers').at(-1)).toMatchObject({
    params: { email: person.email, metadata: { userId: person.id } },
    idempotencyKey: expect.stringMatching(/^[\w-]{43}$/),
    apiVersion: '2026-10-28.endive',
  });
  expect(callsTo('/v1/checkout/sessions').at(-1)?.params).toEqual({
    mode: 'subscription',
    customer: await stack.customerOf(person),
    client_reference_id: person.id,
    line_items: [{ price: 'price_year', quantity: '1' }],
    allow_promotion_codes: 'true',
    metadata: { userId: person.id, is_resubscription: 'true' },
    subscription_data: { metadata: { userId: person.id } },
    success_url: expect.stringMatching(/\/\?session_id=\{CHECKOUT_SESSION_ID\}$/),
    cancel_url: expect.stringMatching(/\/$/),
  });
});

test('ten checkouts at once make one customer and leave one page open', async () => {
  const person = await join(stack);
  const ask = () => stack.post('/api/checkout', person, { userId: person.id });
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const own = stack.stripe.dashboard
    .customers()
    .filter(({ metadata }) => metadata.userId === person.id);
  expect(own).toHaveLength(1);
  const paid = new Set(answers.map(({ body }) => stack.stripe.pay(String(body.url))));
  paid.delete(undefined);
  expect(paid.size).toBe(1);
  expect(stack.stripe.dashboard.subscriptionsOf(await stack.customerOf(person))).toHaveLength(1);
});

test('pages of two checkouts for different prices cannot both be paid', async () => {
  const person = await join(stack);
  const monthly = await stack.post('/api/checkout', person, { interval: 'month' });
  const annual = await stack.post('/api/checkout', person, { interval: 'year' });
  expect(stack.stripe.pay(String(monthly.body.url))).toBeUndefined();
  expect(stack.stripe.pay(String(annual.body.url))).toBeDefined();
});

test('an answer lost on the way makes no second customer and no second page', async () => {
  const person = await join(stack);
  stack.stripe.troubles.plan({ match: /^POST \/v1\/customers$/, times: 1, kind: 'lost' });
  stack.stripe.troubles.plan({ match: /^POST \/v1\/checkout\/sessions$/, times: 1, kind: 'lost' });
  const { status } = await stack.post('/api/checkout', person);
  expect(status).toBe(200);
  const own = stack.stripe.dashboard
    .customers()
    .filter(({ metadata }) => metadata.userId === person.id);
  expect(own).toHaveLength(1);
});

test('whoever has a subscription is led to the portal instead', async () => {
  const person = await join(stack);
  await stack.buy(person);
  const again = await stack.post('/api/checkout', person, { interval: 'year' });
  expect(again.body.url).toContain('/portal/bps_');
  stack.stripe.dashboard.setCard(await stack.customerOf(person), 'declined');
  stack.stripe.dashboard.advance(await stack.customerOf(person), 32 * day);
  const owing = await stack.post('/api/checkout', person);
  expect(owing.body.url).toContain('/portal/bps_');
});

test('returning after an end makes the subscription reactivated, whatever the page claims', async () => {
  const person = await join(stack);
  await stack.post('/api/checkout', person, { is_resubscription: true });
  expect((await stack.buy(person)).answer.body).toEqual({ status: 'active' });
  const customer = await stack.customerOf(person);
  const [first] = stack.stripe.dashboard.subscriptionsOf(customer);
  stack.stripe.dashboard.cancelNow(first?.id ?? '');
  await stack.stripe.webhooks.settled();
  expect(await stack.rowOf(person)).toMatchObject({ status: 'canceled', previousStatus: 'active' });
  const user = await stack.operator.collection('users').getOne(person.id);
  expect(user).toMatchObject({
    hadCancelledSubscription: true,
    lastSubscriptionCancelDate: (await stack.rowOf(person))?.canceledAt,
    reactivatedAt: '',
  });

  expect((await stack.buy(person)).answer.body).toEqual({ status: 'reactivated' });
  const row = await stack.rowOf(person);
  expect(row).toMatchObject({ status: 'reactivated', previousStatus: 'canceled' });
  expect(row?.reactivatedAt).not.toBe('');
  expect(await stack.operator.collection('users').getOne(person.id)).toMatchObject({
    hadCancelledSubscription: false,
    lastSubscriptionCancelDate: row?.canceledAt,
    reactivatedAt: row?.reactivatedAt,
  });
});

test('a customer deleted in the dashboard is replaced at the next checkout', async () => {
  const person = await join(stack);
  await stack.buy(person);
  const gone = await stack.customerOf(person);
  stack.stripe.dashboard.deleteCustomer(gone);
  await stack.stripe.webhooks.settled();
  expect(await stack.planOf(person)).toBe('free');
  const { answer } = await stack.buy(person);
  expect(answer.body).toEqual({ status: 'reactivated' });
  expect(await stack.customerOf(person)).not.toBe(gone);
});

test('a customer whose id was never written down is found again', async () => {
  const person = await join(stack);
  const lost = stack.stripe.dashboard.createCustomer({ userId: person.id }, person.email);
  await stack.post('/api/checkout', person);
  expect(await stack.customerOf(person)).toBe(lost);
});

test.each([
  '/api/checkout',
  '/api/checkout/complete',
  '/api/customer-portal',
  '/api/cancel-subscription',
])('%s refuses a userId that is somebody else’s, and asks Stripe nothing', async (path) => {
  const person = await join(stack);
  const other = await join(stack);
  const before = stack.stripe.calls.length;
  const answer = await stack.post(path, person, {
    userId: other.id,
    session_id: 'cs_test_1',
  });
  expect(answer).toMatchObject({ status: 403, body: { error: message('otherAccount') } });
  expect(stack.stripe.calls).toHaveLength(before);
});

test.each([
  '/api/checkout',
  '/api/checkout/complete',
  '/api/customer-portal',
  '/api/cancel-subscription',
])('%s asks for a login', async (path) => {
  const body = { session_id: 'cs_test_1' };
  expect(await stack.post(path, undefined, body)).toEqual({
    status: 401,
    body: { error: message('sessionExpired'), code: 'sessionExpired' },
  });
  expect(await stack.post(path, { token: 'invented' }, body)).toMatchObject({
    status: 401,
    body: { code: 'sessionExpired' },
  });
});

test('a session of another user, an unpaid one and an invented one make nobody premium', async () => {
  const payer = await join(stack);
  const thief = await join(stack);
  const { sessionId } = await stack.buy(payer);
  const open = await stack.post('/api/checkout', thief);
  const unpaid = String(open.body.url).split('/').at(-1);
  const complete = (session_id: unknown) =>
    stack.post('/api/checkout/complete', thief, { session_id });
  expect(await complete(sessionId)).toMatchObject({
    status: 403,
    body: { error: message('activationIssue') },
  });
  expect(await complete(unpaid)).toMatchObject({
    status: 402,
    body: { error: message('activationError') },
  });
  expect(await complete('cs_test_invented')).toMatchObject({ status: 403 });
  expect(await complete('../customers')).toMatchObject({ status: 403 });
  expect(await complete('')).toMatchObject({ status: 400 });
  expect(await stack.planOf(thief)).toBe('free');
  expect(await stack.rowOf(thief)).toBeUndefined();
});

test('an own session of a subscription that ended since gives nothing back', async () => {
  const person = await join(stack);
  const { sessionId } = await stack.buy(person);
  const [subscription] = stack.stripe.dashboard.subscriptionsOf(await stack.customerOf(person));
  stack.stripe.dashboard.cancelNow(subscription?.id ?? '');
  const answer = await stack.post('/api/checkout/complete', person, { session_id: sessionId });
  expect(answer).toMatchObject({ status: 402, body: { error: message('activationError') } });
  expect(await stack.planOf(person)).toBe('free');
});

test('Stripe out of order is one sentence, and a hiccup is none', async () => {
  const person = await join(stack);
  stack.stripe.troubles.plan({ match: /^POST \/v1\/checkout/, times: 99, kind: 500 });
  expect(await stack.post('/api/checkout', person)).toMatchObject({
    status: 502,
    body: { error: message('checkoutFailed') },
  });
  stack.stripe.troubles.clear();
  stack.stripe.troubles.plan({ match: /./, times: 1, kind: 503 });
  expect(await stack.post('/api/checkout', person)).toMatchObject({ status: 200 });
});
