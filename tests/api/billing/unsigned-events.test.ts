import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { requestText, Wire } from '#tests/harness/network/wire.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, join, startBillingStack } from './billing-stack.ts';

const webhook = '/api/stripe/webhook';
const { eventBytes, windowSeconds } = rules.frontDoor;
const megabyte = 1024 * 1024;
const places = eventBytes / megabyte;

let stack: BillingStack;
let wires: Wire[] = [];

beforeAll(async () => {
  stack = await startBillingStack({
    api: { ...withoutPages, RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' },
  });
});

afterAll(() => stack.stop());

afterEach(() => {
  for (const wire of wires) wire.end();
  wires = [];
});

/** An event of a megabyte that never quite arrives. */
function endless(address: string): Wire {
  const headers = [`X-Forwarded-For: ${address}`, `Content-Length: ${megabyte}`];
  const wire = new Wire(stack.api.port).send(requestText('POST', webhook, headers, '{'));
  wires.push(wire);
  return wire;
}

test('thousands of events that nobody signed leave some lines in the log, and say so', async () => {
  const before = stack.api.output().length;
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=ab' };
  for (let sent = 0; sent < 1_000; sent += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        fetch(`${stack.api.url}${webhook}${at % 2 ? '?x' : ''}`, {
          method: at % 5 ? 'POST' : 'DELETE',
          headers,
          ...(at % 5 ? { body: '{}' } : {}),
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 404]));
  }
  const log = () => stack.api.output().slice(before);
  await expect.poll(log).toContain('more refusals of this minute are left out');
  await fetch(`${stack.api.url}/api/config`);
  await expect.poll(log).toContain('/api/config');
  // A minute may have ended meanwhile, though not two.
  const most = 2 * (rules.log.linesPerMinute + 1) + 1;
  expect(log().trim().split('\n').length).toBeLessThanOrEqual(most);
});

test('an address has its number of bytes in events that do not end, and others are heard', async () => {
  for (let place = 0; place < places; place += 1) endless('203.0.113.9');
  const one = endless('203.0.113.9');
  const [refusal] = await one.until(1);
  expect([refusal?.status, refusal?.headers['retry-after']]).toEqual([429, String(windowSeconds)]);
  expect(JSON.parse(refusal?.body ?? '')).toEqual({
    error: message('tooManyRequests'),
    code: 'tooManyRequests',
  });
  const person = await join(stack);
  await stack.buy(person);
  await stack.stripe.webhooks.settled();
  expect(await stack.planOf(person)).toBe('premium');
  wires[0]?.end();
  await expect
    .poll(async () => {
      const [answer] = await new Wire(stack.api.port)
        .send(
          requestText('POST', webhook, ['X-Forwarded-For: 203.0.113.9', 'Content-Length: 2'], '{}'),
        )
        .until(1);
      return answer?.status;
    })
    .toBe(400);
});

test('all addresses of a wide network share theirs', async () => {
  for (let place = 0; place < places; place += 1) {
    endless(`2001:db8:7:${place.toString(16)}::1`);
  }
  const [refusal] = await endless('2001:db8:7:ffff::1').until(1);
  expect(refusal?.status).toBe(429);
});

test('a burst of true events is taken whole', async () => {
  const person = await join(stack);
  await stack.buy(person);
  await stack.stripe.webhooks.settled();
  const [event] = stack.stripe.webhooks.events;
  if (!event) throw new Error('nothing was bought');
  const burst = Array.from({ length: 300 }, () => stack.stripe.webhooks.deliver(event));
  expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
});
