import { describe, expect, test } from 'vitest';
import { findTells, languages } from '#shared/text/tells.ts';
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

  test('each rule of the file is found in a text of its own', () => {
    const entries = [...(languages.get(language)?.entries.values() ?? [])].flat();
    const strict = entries.filter(({ rule }) => rule.tier !== 'taste').map(({ rule }) => rule.id);
    const sampled = new Set(made.map(([sign]) => sign));
    expect([...new Set(strict)].filter((id) => !sampled.has(id))).toEqual([]);
  });
});

test('a short post is read in the language that it was ordered in', () => {
  const text = 'Game changer!';
  expect(signs(text)).toEqual([]);
  for (const likely of ['de', 'es', 'fr', 'pt'])
    expect(findTells(text, { likely }).map(({ id }) => id)).toEqual(['stock-phrase']);
});

test('a post that says plainly which language it is in is read in that one', () => {
  const text = 'Es geht nicht um mehr Zeit, sondern um die richtigen Prioritäten.';
  expect(findTells(text, { likely: 'pt' })).toEqual(findTells(text));
  expect(findTells(text)).not.toEqual([]);
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
