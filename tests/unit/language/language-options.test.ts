import { expect, test } from 'vitest';
import { languageOptions } from '#shared/language/language-options.ts';
import { languageIds } from '#shared/refinement.ts';

test('the reader finds their own language first, and the others in the order of the alphabet', () => {
  const [first, ...others] = languageOptions('de').map(([language]) => language);
  expect(first).toBe('de');
  expect(others[0]).toBe('ar');
  expect([first, ...others].toSorted()).toEqual([...languageIds].toSorted());
  expect(languageOptions('pt-BR')[0]?.[0]).toBe('pt');
});

test('each stands there as its own speakers call it too, and once where that is the same', () => {
  const names = new Map(languageOptions('en-US'));
  expect(names.get('ar')).toBe('Arabic – العربية');
  expect(names.get('de')).toBe('German – Deutsch');
  expect(names.get('en')).toBe('English');
});

test('where a language has more than one form, the list and the model are told which', () => {
  const names = new Map(languageOptions('en-US'));
  expect(names.get('pt')).toBe('Portuguese (Brazil) – português');
  expect(names.get('zh')).toBe('Chinese (simplified) – 中文');
});
