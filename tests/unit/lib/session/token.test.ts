import { expect, test } from 'vitest';
import { readToken, tokenExpired } from '#lib/session/token.ts';

function token(payload: unknown): string {
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

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

test('a token tells whose it is, and what is none tells nothing', () => {
  expect(readToken(token({ id: 'u', exp: 1 }))?.id).toBe('u');
  expect(readToken('rubbish')).toBeNull();
});
