import { describe, expect, test } from 'vitest';
import { findTells } from '#shared/text/tells.ts';
import { corpora } from './corpora.ts';

const signs = (text: string, language?: string) =>
  findTells(text, language === undefined ? {} : { language }).filter(
    ({ tier }) => tier !== 'taste',
  );

describe.each(Object.entries(corpora))('in %s', (language, { written, made }) => {
  test.each(written)('what a person wrote has no sign: %s', (text) => {
    expect(signs(text)).toEqual([]);
    expect(signs(text, language)).toEqual([]);
  });

  test.each(made)('%s is found in: %s', (sign, text) => {
    expect(signs(text, language).map(({ id }) => id)).toContain(sign);
    // Where nobody says which language it is, too.
    expect(signs(text).map(({ id }) => id)).toContain(sign);
  });
});

test('no language is read by the rules of another', () => {
  for (const [language, { made }] of Object.entries(corpora)) {
    for (const other of Object.keys(corpora).filter((one) => one !== language)) {
      const strict = made
        .flatMap(([, text]) => signs(text, other))
        .filter(({ tier }) => tier === 'strict');
      expect(strict.filter(({ id }) => id !== 'asks-itself')).toEqual([]);
    }
  }
});
