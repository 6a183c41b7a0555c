import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;

/** No name server knows a name below `invalid`, by RFC 2606. */
beforeAll(async () => {
  const mail = { way: 'smtp', host: 'mail.invalid', port: 587, from: 'hello@postquill.example' };
  stack = await startStack({
    pocketbase: {
      env: {
        POSTQUILL_BILLING: 'stripe',
        POSTQUILL_MAIL: JSON.stringify({ ...mail, username: '', password: '', tls: false }),
      },
    },
    api: {
      MODEL_BASE_URL: 'http://model.invalid/v1',
      MODEL: 'a/model',
      STRIPE_API_URL: 'http://stripe.invalid',
      STRIPE_SECRET_KEY: 'sk_test_a_secret',
      STRIPE_WEBHOOK_SECRET: 'whsec_a_secret',
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
    },
  });
});

afterAll(() => stack.stop());

const told = (code: 'generateFailed' | 'checkoutFailed') => ({ code, error: message(code) });
const reason = /\b(ENOTFOUND|EAI_AGAIN)\b/;

test('where no name is found any more, pages, sign-up, login and saved posts go on', async () => {
  for (const path of ['/', '/blog/', '/api/config']) {
    expect((await fetch(`${stack.api.url}${path}`)).status, path).toBe(200);
  }
  const person = await signUp({ url: `${stack.api.url}/pb` });
  await person.client.collection('users').authWithPassword(person.email, person.password);
  const posts = person.client.collection('posts');
  const post = { userId: person.id, text: 'A post', platform: 'x', tone: 'casual' };
  await posts.create(post);
  expect((await posts.getList()).items).toMatchObject([{ text: 'A post' }]);
});

test('a generation and a checkout say their sentence, the generation costs nothing, and the log has the reason', async () => {
  const person = await signUp({ url: `${stack.api.url}/pb` });
  const generated = await ask(stack.api.url, person.token, order());
  expect([generated.status, await generated.json()]).toEqual([502, told('generateFailed')]);
  const checkout = await fetch(`${stack.api.url}/api/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ interval: 'month' }),
  });
  expect([checkout.status, await checkout.json()]).toEqual([502, told('checkoutFailed')]);
  const kept = await person.client.collection('generations').getList();
  expect(kept.items).toEqual([]);
  const lines = stack.api
    .output()
    .split('\n')
    .filter((line) => reason.test(line));
  expect(lines.filter((line) => line.includes('generation did not finish'))).toHaveLength(1);
  const stripe = lines.filter((line) => line.includes('StripeConnectionError'));
  expect(stripe).not.toEqual([]);
});
