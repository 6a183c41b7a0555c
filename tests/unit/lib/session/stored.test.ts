import { expect, test } from 'vitest';
import { parseStoredSession, tokenExpired } from '#lib/session/stored.ts';

function token(payload: unknown): string {
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

test('reads what the SDK stored', () => {
  const stored = { token: 't', record: { id: 'u', email: 'a@example.com' } };
  expect(parseStoredSession(JSON.stringify(stored))).toEqual(stored);
});

test.each(['', 'null', '{', '[]', '"text"', '{"token":"t"}', '{"token":"","record":{"id":"u"}}'])(
  'takes %j for nobody',
  (raw) => {
    expect(parseStoredSession(raw)).toBeNull();
  },
);

test('a token lives until its time', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(tokenExpired(token({ exp: now / 1000 + 1 }), now)).toBe(false);
  expect(tokenExpired(token({ exp: now / 1000 }), now)).toBe(true);
});

test('a payload in base64url with letters of its own is read', () => {
  const payload = { exp: 4_000_000_000, name: '>>>???ÿÿÿ' };
  expect(token(payload)).toMatch(/[-_]/);
  expect(tokenExpired(token(payload))).toBe(false);
});

test.each(['', 'a.b.c', token({}), token(null), token({ exp: 'soon' })])(
  'a token that says nothing readable has expired: %j',
  (unreadable) => {
    expect(tokenExpired(unreadable)).toBe(true);
  },
);
