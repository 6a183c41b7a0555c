import { createEmulator, type Emulator } from 'emulate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillingRecords } from '#api/services/billing/billing-records.ts';
import { customerOf } from '#api/services/billing/stripe/customer.ts';
import { createStripe } from '#api/services/billing/stripe/stripe-client.ts';
import type { SeenCall } from '#tests/fakes/stripe/server.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack } from './billing-stack.ts';

// Somebody else's idea of Stripe: where our own stand-in and this one agree, neither was made to fit.

let stack: BillingStack;
const emulators: Emulator[] = [];

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
});

afterAll(async () => {
  await Promise.all(emulators.map((emulator) => emulator.close()));
  await stack.stop();
});

async function emulate(webhookSecret: string): Promise<Emulator> {
  const url = `${stack.api.url}/api/stripe/webhook`;
  const emulator = await createEmulator({
    service: 'stripe',
    port: await freePort(),
    seed: {
      stripe: {
        products: [{ id: 'prod_premium', name: 'Premium' }],
        prices: [{ id: 'price_month', product_name: 'Premium', currency: 'usd', unit_amount: 500 }],
        webhooks: [{ url, events: ['*'], secret: webhookSecret }],
      },
    },
  });
  emulators.push(emulator);
  return emulator;
}

/** The very form our API sent, sent to the other server. */
async function repeat(
  url: string,
  { path, params }: SeenCall,
  changes: Record<string, string>,
): Promise<Record<string, unknown>> {
  const stripe = createStripe({ key: 'sk_test_other', apiUrl: url });
  return stripe.rawRequest('POST', path, { ...params, ...changes });
}

// First: it counts all deliveries since the start.
test('deliveries it signs with our secret are taken, and with another are refused', async () => {
  const told = (words: string) => stack.api.output().split(`Stripe event: ${words}`).length - 1;
  const create = async (secret: string) => {
    const { url } = await emulate(secret);
    const stripe = createStripe({ key: 'sk_test_other', apiUrl: url });
    await stripe.customers.create({ email: 'signed@example.com' });
  };
  await create(stack.stripe.env.STRIPE_WEBHOOK_SECRET ?? '');
  await expect.poll(() => told('')).toBe(1);
  expect(told('refused')).toBe(0);
  await create('whsec_another');
  await expect.poll(() => told('refused')).toBe(1);
  expect(told('')).toBe(2);
});

test('our customer and checkout requests are understood there, and answered alike', async () => {
  const person = await join(stack);
  const { body } = await stack.post('/api/checkout', person);
  const sent = (path: string) =>
    stack.stripe.calls.filter((call) => call.method === 'POST' && call.path === path).at(-1);
  const customerCall = sent('/v1/customers');
  const checkoutCall = sent('/v1/checkout/sessions');
  if (!customerCall || !checkoutCall) throw new Error('the API called neither');

  const { url } = await emulate(stack.stripe.env.STRIPE_WEBHOOK_SECRET ?? '');
  const customer = await repeat(url, customerCall, {});
  expect(customer).toMatchObject({
    object: 'customer',
    email: person.email,
    metadata: { userId: person.id },
  });
  const session = await repeat(url, checkoutCall, { customer: String(customer.id) });
  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer: customer.id,
    metadata: checkoutCall.params.metadata,
    success_url: checkoutCall.params.success_url,
    cancel_url: checkoutCall.params.cancel_url,
  });

  // Paid here and paid there, the browser is sent to the same place with the session's id in it.
  const theirs = await fetch(`${session.url}/complete`, { method: 'POST', redirect: 'manual' });
  const ours = await fetch(String(body.url), { method: 'POST', redirect: 'manual' });
  const back = (answer: Response) => new URL(answer.headers.get('location') ?? '');
  expect(back(theirs).searchParams.get('session_id')).toBe(session.id);
  expect(back(theirs).origin + back(theirs).pathname).toBe(back(ours).origin + back(ours).pathname);
});

test('a customer is found or made there as well, and made once', async () => {
  const { url } = await emulate('whsec_unused');
  const person = await join(stack);
  const stripe = createStripe({ key: 'sk_test_other', apiUrl: url });
  const setup = { stripe, records: new BillingRecords(stack.client) };
  const account = {
    outcome: 'known' as const,
    userId: person.id,
    email: person.email,
    customerId: '',
    premium: false,
  };
  const made = await customerOf(setup, account);
  expect(made).toMatch(/^cus_/);
  expect(await customerOf(setup, account)).toBe(made);
  expect(await customerOf(setup, { ...account, customerId: made })).toBe(made);
});
