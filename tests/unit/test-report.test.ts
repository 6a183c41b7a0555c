import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, tellSecondTries } from '#scripts/command/test-report.ts';

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
  });
  expect(tellSecondTries(run.secondTries)).toBe(
    `\n1 passed at the second try:\n  ${run.secondTries[0]}\n`,
  );
});

test('where nothing was tried twice, nothing is said of it', () => {
  expect(tellSecondTries([])).toBe('');
});

test('a run that ended badly without a failed test has failed', () => {
  const steady = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] };
  expect(readReport(JSON.stringify(steady), 0)).toEqual({ passed: 3, failed: 0, secondTries: [] });
  expect(readReport(JSON.stringify(steady), 1).failed).toBe(1);
  expect(readReport(JSON.stringify({ ...steady, success: false }), 0).failed).toBe(1);
});
