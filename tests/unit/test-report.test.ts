import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, tellDearest, tellSecondTries } from '#scripts/command/test-report.ts';

const runner = resolve('node_modules/vitest/vitest.mjs');

let folder: string;
let code: number;
let json: string;

const setup = resolve('tests/setup.ts');

const tests = `
  let tries = 0;
  const shared = [];
  beforeAll(() => shared.push('file'));
  afterAll(() => shared.push('end of file'));
  describe('a group', () => {
    beforeAll(() => shared.push('group'));
    afterAll(() => shared.push('end of group'));
    test('fails once', () => expect(++tries).toBe(2));
    test('is steady', () => {
      expect(shared).toEqual(['file', 'group', 'end of group', 'end of file', 'file', 'group']);
    });
  });
  test('fails always', () => expect(1).toBe(2));
  test.skip('is left out', () => {});
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postquill-report-'));
  await writeFile(join(folder, 'some.test.js'), tests);
  const config = { test: { globals: true, retry: 1, setupFiles: [setup] } };
  await writeFile(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  const file = join(folder, 'results.json');
  const told = ['--reporter=json', `--outputFile.json=${file}`];
  code = await promisify(execFile)(process.execPath, [runner, 'run', ...told], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  }).then(
    () => 0,
    (error) => error.code,
  );
  json = await readFile(file, 'utf8');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('what passed at its second try, for which all that is shared was made anew, is named', () => {
  const run = readReport(json, code, folder);
  expect(run).toEqual({
    passed: 2,
    failed: 1,
    secondTries: [
      'some.test.js: a group fails once (AssertionError: expected 1 to be 2 // Object.is equality)',
    ],
    dearest: [{ file: 'some.test.js', seconds: expect.any(Number) }],
  });
  expect(tellSecondTries(run.secondTries)).toBe(
    `\n1 passed at the second try:\n  ${run.secondTries[0]}\n`,
  );
});

test('the files that took longest are named, the slowest first, and no more than ten', () => {
  const taking = (seconds: number) => ({
    name: `/project/${seconds}.test.ts`,
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
    assertionResults: [],
  });
  const files = [3, 12, 5, 1, 2, 4, 6, 7, 8, 9, 10, 11].map(taking);
  const counts = { numPassedTests: 12, numFailedTests: 0, success: true };
  const { dearest } = readReport(JSON.stringify({ ...counts, testResults: files }), 0, '/project');
  expect(dearest.map(({ seconds }) => seconds)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(tellDearest(dearest.slice(0, 2))).toBe(
    '\nThe files that took longest:\n  12 s  12.test.ts\n  11 s  11.test.ts\n',
  );
});

test('where nothing was tried twice, nothing is said of it', () => {
  expect(tellSecondTries([])).toBe('');
});

test('a run that ended badly without a failed test has failed', () => {
  const steady = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] };
  expect(readReport(JSON.stringify(steady), 0)).toMatchObject({ passed: 3, failed: 0 });
  expect(readReport(JSON.stringify(steady), 1).failed).toBe(1);
  expect(readReport(JSON.stringify({ ...steady, success: false }), 0).failed).toBe(1);
});
