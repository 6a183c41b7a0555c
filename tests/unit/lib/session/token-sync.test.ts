import { expect, test } from 'vitest';
import { syncAddress } from '#lib/session/sync-address.ts';
import { isFresh } from '#lib/session/token-sync.ts';

const page = { address: 'https://posts.example/blog', secure: true };

test.each([
  ['/session', page, 'https://posts.example/session'],
  ['https://posts.example/session', page, 'https://posts.example/session'],
  ['', page, null],
  ['https://elsewhere.example/session', page, null],
  ['//elsewhere.example/session', page, null],
  ['http://posts.example/session', page, null],
  ['https://posts.example:8443/session', page, null],
  ['/session', { address: 'http://posts.example/', secure: false }, null],
] as const)('%s from %o leads to %s', (configured, from, expected) => {
  expect(syncAddress(configured, from)).toBe(expected);
});

test('only a token of the last five minutes is fresh', () => {
  const now = 1_800_000_000_000;
  const issued = (secondsAgo: number) => {
    const iat = now / 1000 - secondsAgo;
    return `head.${Buffer.from(JSON.stringify({ iat })).toString('base64url')}.signature`;
  };
  expect(isFresh(issued(0), now)).toBe(true);
  expect(isFresh(issued(299), now)).toBe(true);
  expect(isFresh(issued(301), now)).toBe(false);
  expect(isFresh('rubbish', now)).toBe(false);
});
