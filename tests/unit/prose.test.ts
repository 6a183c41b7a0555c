import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { platformIds, rules } from '#shared/rules.ts';

const inWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const prose = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    'README.md',
    'content/faq.yaml',
    'content/blog',
    'content/legal',
  ],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n');

/** "3", "three": every number of platforms that a text names. */
function platformsClaimed(text: string): number[] {
  const numbers = text.toLowerCase().matchAll(/\b([a-z]+|\d+)\s+platforms\b/g);
  return [...numbers]
    .map(([, word = '']) => (/\d/.test(word) ? Number(word) : inWords.indexOf(word)))
    .filter((number) => number >= 0);
}

test('prose names as many platforms as there are, or as one generation may be for', () => {
  expect(prose.length).toBeGreaterThan(5);
  const real = [platformIds.length, rules.severalPlatforms.atMost];
  const wrong = prose.flatMap((path) =>
    platformsClaimed(readFileSync(path, 'utf8'))
      .filter((number) => !real.includes(number))
      .map((number) => `${path}: ${number} platforms`),
  );
  expect(wrong).toEqual([]);
});

test('the README says which platforms and how many languages there are', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  for (const id of platformIds) expect(readme).toContain(rules.platforms[id].name);
  expect(readme).toContain(`${inWords[rules.severalPlatforms.atMost]} platforms`);
  expect(readme).toContain(`in one of ${Object.keys(rules.languages).length}.`);
});
