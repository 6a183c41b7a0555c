import { expect, test } from 'vitest';
import { findAddress, withoutAddress } from '#lib/sources/find-address.ts';

test.each([
  ['https://example.com/a', 'https://example.com/a', ''],
  ['  https://example.com/a  ', 'https://example.com/a', ''],
  ['example.com/a', 'https://example.com/a', ''],
  ['bücher.example', 'https://bücher.example', ''],
  ['What I learned from https://example.com/a.', 'https://example.com/a', 'What I learned from'],
  ['See www.example.com/a, it is good', 'https://www.example.com/a', 'See it is good'],
  ['(https://example.com/a)', 'https://example.com/a', ''],
  ['https://example.com/Rye_(bread)', 'https://example.com/Rye_(bread)', ''],
  ['(see https://example.com/Rye_(bread)).', 'https://example.com/Rye_(bread)', '(see'],
  ['example.com/(a)?)', 'https://example.com/(a)', ''],
  ['HTTP://Example.com', 'HTTP://Example.com', ''],
])('in %j the page is %j, and the topic %j', (typed, address, rest) => {
  expect(findAddress(typed)).toMatchObject({ address, rest });
});

test.each(['', 'Coffee', 'Node.js is fine', 'a.', 'me@example.com', 'https://', 'http://[', '1.5'])(
  'in %j there is none',
  (typed) => expect(findAddress(typed)).toBeNull(),
);

test.each([
  ['www.example.com/a', 'https://www.example.com/a', ''],
  ['example.com/a', 'https://example.com/a', ''],
  ['Why www.example.com/a matters', 'https://www.example.com/a', 'Why matters'],
  ['Why https://example.com/b', 'https://example.com/a', 'Why https://example.com/b'],
])('of the topic %j, once %j was read, stays %j', (typed, address, rest) =>
  expect(withoutAddress(typed, address)).toBe(rest),
);
