import { expect, test } from 'vitest';
import { authorOf } from '#islands/preview/author.ts';

test.each([
  ['Ada Lovelace', 'AL', '@adalovelace'],
  ['Ada', 'A', '@ada'],
  ['  ada  byron king ', 'AK', '@adabyronking'],
  ['עדה לאבלייס', 'על', '@עדהלאבלייס'],
  ['👩‍🚀', '', '@you'],
])('%j', (name, initials, handle) => {
  expect(authorOf({ name, email: 'a@b.co' })).toMatchObject({ initials, handle });
});

test('without a name it is the beginning of the address, and without an account "You"', () => {
  expect(authorOf({ name: '', email: 'ada.king@example.com' })).toMatchObject({
    name: 'ada.king',
    initials: 'AK',
  });
  expect(authorOf(null)).toEqual({ name: 'You', handle: '@you', initials: 'Y' });
});
