import { expect, test } from 'vitest';
import { signsInOtherWords, signTexts } from '../../../src/build/languages/sign-texts.ts';

test('of the signs in a file only what they are is said in other words', () => {
  const file = {
    parallel: ['no'],
    rules: [{ id: 'hedge', reason: 'A hedge', match: ['A hedge'] }],
  };
  const said = signsInOtherWords(JSON.stringify(file), (english) => english.toUpperCase());
  expect(JSON.parse(said)).toEqual({
    parallel: ['no'],
    rules: [{ id: 'hedge', reason: 'A HEDGE', match: ['A hedge'] }],
  });
});

test('the signs of every language are among the texts that a language has words for', () => {
  expect(signTexts('.')).toEqual(
    expect.arrayContaining(['A hedge', 'A model speaks of itself', 'Ends with a moral']),
  );
});
