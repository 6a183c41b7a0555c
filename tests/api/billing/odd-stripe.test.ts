import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
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

/** What the operator reads of a Stripe that cannot be reached there. */
async function whyNot(apiUrl: string): Promise<string> {
  const stripe = createStripe({ key: secret, apiUrl });
  const asked = stripe.customers.retrieve('cus_1', {}, { timeout: 5_000, maxNetworkRetries: 0 });
  return asked.then(() => 'it answered', reasonOf);
}

test('a Stripe whose certificate has expired is not believed, and the log says why', async () => {
  const pem = readFileSync('tests/fakes/stripe/expired-certificate.pem', 'utf8');
  const before = getCACertificates();
  // Signed by one that is trusted: nothing is wrong with it but its age.
  setDefaultCACertificates([...before, pem]);
  const server = createServer({ key: pem, cert: pem }, (_, answer) => answer.end('{}'));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    expect(await whyNot(`https://localhost:${port}`)).toBe(
      'StripeConnectionError CERT_HAS_EXPIRED',
    );
  } finally {
    setDefaultCACertificates(before);
    server.close();
  }
});

test('so it is with a Stripe that is not there', async () => {
  const { url } = await closedServer();
  expect(await whyNot(new URL(url).origin)).toBe('StripeConnectionError ECONNREFUSED');
});

async function closedServer(): Promise<RawServer> {
  const gone = await startRawServer();
  await gone.close();
  return gone;
}
