import { expect, test } from 'vitest';
import { AddressGuard } from '#api/services/guard/address-guard.ts';
import { serverAddress } from '#api/services/sources/mastodon/server-address.ts';
import { ServerLimits } from '#api/services/sources/mastodon/server-limits.ts';

const guard = new AddressGuard(['http://127.0.0.1:7000']);

test.each([
  ['mastodon.social', 'https://mastodon.social'],
  ['Mastodon.Social', 'https://mastodon.social'],
  ['@me@mastodon.social', 'https://mastodon.social'],
  ['me@mastodon.social', 'https://mastodon.social'],
  ['https://mastodon.social/@me', 'https://mastodon.social'],
  ['http://mastodon.social', 'https://mastodon.social'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['http://127.0.0.1:7000/about', 'http://127.0.0.1:7000'],
  ['127.0.0.1:7000', 'http://127.0.0.1:7000'],
])('%s is %s', (typed, origin) => {
  expect(serverAddress(guard, typed)?.origin).toBe(origin);
});

test.each([
  'localhost',
  'a b.example',
  'mastodon.social:22',
  '[::1]',
  '@me',
  `${'a'.repeat(300)}.example`,
])('%s is no server', (typed) => {
  expect(serverAddress(guard, typed)).toBeNull();
});

test('what servers said is forgotten after its time, and the oldest where there are too many', () => {
  const limits = new ServerLimits(2, 60);
  const keep = (server: string, limit: number) => limits.keep(server, { server, limit }, 0);
  expect(keep('a', 1)).toEqual({ server: 'a', limit: 1, until: 60_000 });
  expect(limits.get('a', 59_999)?.limit).toBe(1);
  expect(limits.get('a', 60_000)).toBeUndefined();
  keep('b', 2);
  keep('a', 1);
  keep('c', 3);
  expect(['a', 'b', 'c'].map((name) => limits.get(name, 1)?.limit)).toEqual([1, undefined, 3]);
});
