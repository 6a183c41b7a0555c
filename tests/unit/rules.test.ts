import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { message, platformLabel, rules } from '#shared/rules.ts';

function codeFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'src', 'api', 'pocketbase', 'scripts'],
    { encoding: 'utf8' },
  );
  return listed.split('\n').filter((path) => /\.(ts|tsx|astro|js|mjs)$/.test(path));
}

test('no sentence of the catalogue stands in the code a second time', () => {
  const files = codeFiles();
  expect(files.length).toBeGreaterThan(50);
  const sentences = Object.values(rules.messages);
  const copies = files.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    return sentences.filter((sentence) => source.includes(sentence)).map((s) => `${path}: ${s}`);
  });
  expect(copies).toEqual([]);
});

test('the brand is spelled in one file of the code', () => {
  const spelled = codeFiles().filter((path) =>
    /['"`>][^'"`<]*\bPostquill\b/.test(readFileSync(path, 'utf8').replace(/(\/\/|\/?\*).*/g, '')),
  );
  expect(spelled.filter((path) => path.startsWith('src/'))).toEqual(['src/site.config.ts']);
});

test('sentences that name a limit name the real one', () => {
  expect(message('savedLimit')).toContain(`maximum of ${rules.plans.free.savedPosts} saved posts`);
  expect(message('passwordWeak')).toContain(
    `at least ${rules.account.passwordMinLength} characters`,
  );
  expect(message('pictureRefused')).toContain(`${rules.picture.maxSide} pixels`);
  expect(message('topicTooLong')).toContain(`${rules.topic.maxLength} characters`);
  const detailsLimit = rules.details.maxLength.toLocaleString('en-US');
  expect(message('detailsTooLong')).toContain(`${detailsLimit} characters`);
});

test('an unknown platform shows as a phone and its raw id', () => {
  expect(platformLabel('x')).toBe('X / Twitter');
  expect(platformLabel('myspace')).toBe('📱 myspace');
  expect(platformLabel('toString')).toBe('📱 toString');
});

test('every toast that stays longer or tells how something ended is a message of the catalogue', () => {
  const { long, success, danger } = rules.toast;
  expect(Object.keys(rules.messages)).toEqual(
    expect.arrayContaining([...long, ...success, ...danger]),
  );
});

test('every message is used', () => {
  const sources = codeFiles()
    .filter((path) => path !== 'src/shared/problem.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const unused = Object.keys(rules.messages).filter(
    (key) => !new RegExp(`\\b${key}\\b`).test(sources),
  );
  expect(unused).toEqual([]);
});

test('an import leaves others behind the same address room to write', () => {
  const { requests, windowSeconds } = rules.frontDoor;
  const most = (windowSeconds * 1_000) / rules.import.betweenMilliseconds;
  expect(most).toBeLessThan(requests.writing * 0.9);
});
