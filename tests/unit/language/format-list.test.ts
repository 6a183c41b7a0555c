import { expect, test } from 'vitest';
import { formatList } from '#shared/language/format-list.ts';

test('a list has no comma before its last word, and a row has nothing but commas', () => {
  const names = ['X', 'Instagram', 'LinkedIn'];
  expect(formatList(names)).toBe('X, Instagram and LinkedIn');
  expect(formatList(names, 'disjunction')).toBe('X, Instagram or LinkedIn');
  expect(formatList(names, 'unit')).toBe('X, Instagram, LinkedIn');
  expect(formatList([])).toBe('');
});
