import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripe } from '#api/services/billing/stripe/stripe-client.ts';
import { reasonOf } from '#api/services/billing/stripe/stripe-errors.ts';
import {
  type Behaviour,
  type RawServer,
  sends,
  sendsForEver,
  startRawServer,
} from '#tests/fakes/openai/raw-server.ts';

let server: RawServer;
let trap: RawServer;
beforeAll(async () => {
  server = await startRawServer();
  trap = await startRawServer();
});
afterAll(() => Promise.all([server.close(), trap.close()]));

const json = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const secret = 'sk_test_a_secret';
const packed = gzipSync(Buffer.alloc(50_000_000, ' '));

const odd: [string, () => Behaviour][] = [
  ['has no end', () => sendsForEver(`${json}\r\n{`, ' '.repeat(60_000))],
  ['comes letter by letter', () => sendsForEver(`${json}\r\n{`, ' ', 20)],
  ['is an error without end', () => sendsForEver('HTTP/1.1 500 Oh\r\n\r\n', 'x'.repeat(60_000))],
  ['has headers without end', () => sendsForEver('HTTP/1.1 200 OK\r\n', 'X: y\r\n'.repeat(99))],
  [
    'unpacks to fifty megabytes',
    () => {
      const head = `${json}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`;
      return sends(Buffer.concat([Buffer.from(head), packed]));
    },
  ],
  [
    'leads elsewhere',
    () => sends(`HTTP/1.1 302 Go\r\nLocation: ${trap.url}\r\nContent-Length: 0\r\n\r\n`),
  ],
  ['is no JSON', () => sends(`${json}Content-Length: 6\r\n\r\n<html>`)],
  ['is cut off', () => sends(`${json}Content-Length: 99\r\n\r\n{`)],
];

test.each(odd)('an answer of Stripe that %s is an error, and soon', async (_, behaviour) => {
  server.behave(behaviour());
  const stripe = createStripe({ key: secret, apiUrl: new URL(server.url).origin });
  const asked = stripe.customers.retrieve('cus_1', {}, { timeout: 1_000, maxNetworkRetries: 0 });
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(reasonOf(error)).not.toContain(secret);
  expect(trap.requests).toBe(0);
});
