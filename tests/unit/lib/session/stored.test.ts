import { expect, test } from 'vitest';
import { parseStoredSession } from '#lib/session/stored.ts';

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
