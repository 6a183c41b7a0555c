import { expect, test } from 'vitest';
import { mostWanted } from '#api/language/most-wanted.ts';

const ours = ['en', 'es', 'pt-BR', 'de', 'fr'] as const;

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES-419', 'es'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['en-GB', 'en'],
  ['zh-Hant-TW, de-AT;q=0.7', 'de'],
  ['en;q=0.4, fr;q=0.9, de;q=0.8', 'fr'],
  ['de, fr', 'de'],
  ['de;q=0.5, fr;q=0.5', 'de'],
  ['es;q=0, fr;q=0.001', 'fr'],
  ['de \t;\tq=1.000 , es;q=0.999', 'de'],
])('%s wants %s', (header, wanted) => {
  expect(mostWanted(header, ours)).toBe(wanted);
});

test.each([
  undefined,
  '',
  '*',
  'tlh',
  'es;q=0',
  'es;q=2',
  'es;q=1.5',
  'es;q=-1',
  'es;q=0.5000',
  'es;q=NaN',
  'es;level=1',
  'es-',
  'es-abcdefghi',
  'esp',
  'e s',
  'es\u0000',
  '../es',
  '__proto__',
  'constructor',
  ',,,,;;;q=q=',
  `${'x,'.repeat(20)}es`,
  `${'a-'.repeat(8_000)}`,
  `es${';'.repeat(16_000)}`,
  `es${' '.repeat(16_000)};q=x`,
])('%s wants none of them', (header) => {
  expect(mostWanted(header, ours)).toBeUndefined();
});
