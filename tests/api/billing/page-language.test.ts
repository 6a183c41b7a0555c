import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyInSpanish } from '#tests/harness/foreign/spanish-copy.ts';
import type { ProjectCopy } from '#tests/harness/project-copy.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack, subscriber } from './billing-stack.ts';

const siteUrl = 'https://posts.example';

let copy: ProjectCopy;
let stack: BillingStack;

beforeAll(async () => {
  copy = copyInSpanish();
  stack = await startBillingStack({
    root: copy.root,
    api: { ...withoutPages, PUBLIC_SITE_URL: siteUrl },
  });
});

afterAll(async () => {
  await stack.stop();
  copy.remove();
});

const lastTo = (path: string) =>
  stack.stripe.calls.filter((call) => call.path === path && call.method === 'POST').at(-1)?.params;

test('the payment page is in the language of ours, and leads back to it', async () => {
  const person = await join(stack);
  await stack.post('/api/checkout', person, {}, 'es-MX');
  expect(lastTo('/v1/checkout/sessions')).toMatchObject({
    locale: 'es',
    success_url: `${siteUrl}/es?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/es`,
  });
});

test('from an English page Stripe chooses by itself, and leads back to that page', async () => {
  const person = await join(stack);
  await stack.post('/api/checkout', person, {}, 'en-US');
  expect(lastTo('/v1/checkout/sessions')).toMatchObject({
    success_url: `${siteUrl}/?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/`,
  });
  expect(lastTo('/v1/checkout/sessions')).not.toHaveProperty('locale');
});

test('so is the portal, whether somebody asks for it or for what they have already', async () => {
  const { person } = await subscriber(stack);
  const portal = '/v1/billing_portal/sessions';
  for (const path of ['/api/customer-portal', '/api/checkout']) {
    await stack.post(path, person, {}, 'es');
    expect(lastTo(portal)).toMatchObject({ locale: 'es', return_url: `${siteUrl}/es` });
    await stack.post(path, person, {}, 'en');
    expect(lastTo(portal)).toEqual({
      customer: expect.any(String),
      return_url: `${siteUrl}/`,
    });
  }
});
