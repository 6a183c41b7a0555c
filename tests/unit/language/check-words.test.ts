import { expect, test } from 'vitest';
import { textsByPath, textsOfRules } from '#shared/language/rules-words.ts';
import { rules } from '#shared/rules.ts';
import { checkWords } from '../../../src/build/languages/check-words.ts';

const english = {
  'At most 1,000 characters': 'At most 1,000 characters',
  '{count} posts for {platform}': '{count} posts for {platform}',
  'Copy[ {post}]': 'Copy[ {post}]',
};

test('a complete language has nothing to be told, however it groups its numbers', () => {
  const german = {
    'At most 1,000 characters': 'Höchstens 1.000 Zeichen',
    '{count} posts for {platform}': 'Für {platform}: {count} Posts',
    'Copy[ {post}]': '[{post} ]kopieren',
  };
  expect(checkWords(english, german)).toEqual({ lacks: {}, stale: [], faults: [] });
});

test('what lacks, what nothing says any longer and what says something else are told', () => {
  const french = {
    'At most 1,000 characters': '100 caractères au plus',
    '{count} posts for {platform}': '{nombre} posts pour {platform}',
    Gone: 'Parti',
  };
  expect(checkWords(english, french)).toEqual({
    lacks: { 'Copy[ {post}]': 'Copy[ {post}]' },
    stale: ['Gone'],
    faults: [
      'At most 1,000 characters: has other numbers than 1000',
      '{count} posts for {platform}: has other places than {count} {platform}',
    ],
  });
});

test('whoever copies all of the rules is told what of them is no text', () => {
  const all = textsByPath(JSON.parse(JSON.stringify(rules)));
  const { lacks, stale } = checkWords(textsOfRules(rules), all);
  expect(lacks).toEqual({});
  expect(stale).toContain('plans.premium.savedPosts');
  expect(stale).not.toContain('messages.saved');
});
