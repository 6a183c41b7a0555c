import { expect, test } from 'vitest';
import { sourceShape } from '#api/routes/source-shape.ts';
import { rules } from '#shared/rules.ts';

const addressOf = (address: string) =>
  sourceShape.safeParse({ address, title: '', site: '', text: 'Tomatoes.' }).data?.address;

test('an address is as long as it is kept, not as it was typed', () => {
  const start = 'https://example.com/';
  const room = rules.source.addressMaxLength - start.length;
  expect(addressOf(start + 'a'.repeat(room))).toBe(start + 'a'.repeat(room));
  expect(addressOf(start + 'a'.repeat(room + 1))).toBeUndefined();
  expect(addressOf(`${start}é`)).toBe(`${start}%C3%A9`);
  expect(addressOf(start + 'é'.repeat(room))).toBeUndefined();
  expect(addressOf('')).toBe('');
});
