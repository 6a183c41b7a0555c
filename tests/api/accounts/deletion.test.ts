import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginMeta } from '#shared/contracts/page-pocketbase.ts';
import { message } from '#shared/rules.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, startBillingStack } from '../billing/billing-stack.ts';

let stack: BillingStack;

beforeAll(async () => {
  stack = await startBillingStack({ api: withoutPages });
});

afterAll(() => stack.stop());

async function proofOf({ client, email, password }: Person): Promise<string> {
  const { meta } = await client.collection('users').authWithPassword(email, password);
  return (meta as LoginMeta).proof;
}

const remove = (person: Person, proof: unknown) =>
  stack.post('/api/account/delete', person, { proof });

const lives = async ({ id }: Person) =>
  (await stack.operator.collection('users').getFullList({ filter: `id = "${id}"` })).length === 1;

const endedSubscriptions = () =>
  stack.stripe.calls.filter(
    ({ method, path }) => method === 'DELETE' && path.startsWith('/v1/subscriptions/'),
  );

test('a free account goes at once, and its token with it', async () => {
  const ada = await signUp(stack.pocketbase);
  expect((await ask(stack.api.url, ada.token, order())).status).toBe(200);
  const answer = await remove(ada, await proofOf(ada));
  expect(answer).toEqual({ status: 200, body: { deleted: true } });
  expect(await lives(ada)).toBe(false);
  expect((await ask(stack.api.url, ada.token, order())).status).toBe(401);
  expect((await remove(ada, 'x')).status).toBe(401);
});

test('a paid one is cancelled at Stripe first', async () => {
  const ada = await signUp(stack.pocketbase);
  await stack.buy(ada);
  expect(await stack.planOf(ada)).toBe('premium');
  const before = endedSubscriptions().length;
  expect((await remove(ada, await proofOf(ada))).status).toBe(200);
  expect(endedSubscriptions()).toHaveLength(before + 1);
  expect(await lives(ada)).toBe(false);
});

test('while Stripe does not answer, nothing is deleted; the next try does it all', async () => {
  const ada = await signUp(stack.pocketbase);
  await stack.buy(ada);
  const proof = await proofOf(ada);
  stack.stripe.troubles.plan({ match: /\/v1\/subscriptions/, times: 100, kind: 503 });
  try {
    expect(await remove(ada, proof)).toEqual({
      status: 502,
      body: { error: message('accountDeleteBilling'), code: 'accountDeleteBilling' },
    });
  } finally {
    stack.stripe.troubles.clear();
  }
  expect(await lives(ada)).toBe(true);
  expect(await stack.planOf(ada)).toBe('premium');
  expect((await remove(ada, proof)).status).toBe(200);
  expect(await lives(ada)).toBe(false);
});

test('a customer that is missing at Stripe stands in nobody’s way', async () => {
  const ada = await signUp(stack.pocketbase);
  await stack.buy(ada);
  stack.stripe.dashboard.deleteCustomer(await stack.customerOf(ada));
  expect((await remove(ada, await proofOf(ada))).status).toBe(200);
  expect(await lives(ada)).toBe(false);
});

test('without a proof, or with somebody else’s, nothing happens', async () => {
  const ada = await signUp(stack.pocketbase);
  const eve = await signUp(stack.pocketbase);
  const refusal = {
    status: 403,
    body: { error: message('accountDeleteProof'), code: 'accountDeleteProof' },
  };
  for (const proof of ['', ada.token, await proofOf(eve)]) {
    expect(await remove(ada, proof)).toEqual(refusal);
  }
  for (const proof of [undefined, null, 1, { a: 1 }, 'x'.repeat(2_001)]) {
    expect((await remove(ada, proof)).status).toBe(400);
  }
  expect(await lives(ada)).toBe(true);
  expect(await lives(eve)).toBe(true);
});

test('a generation under way while its account goes costs and leaves nothing', async () => {
  const ada = await signUp(stack.pocketbase);
  const proof = await proofOf(ada);
  const [generation, deletion] = await Promise.all([
    ask(stack.api.url, ada.token, order(), { accept: 'text/event-stream' }).then((answer) =>
      answer.text(),
    ),
    remove(ada, proof),
  ]);
  expect(deletion.status).toBe(200);
  expect(generation).not.toBe('');
  const rows = await stack.operator
    .collection('generations')
    .getFullList({ filter: `userId = "${ada.id}"` });
  expect(rows).toEqual([]);
});
