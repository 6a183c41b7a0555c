import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
let project: string;

const env = {
  ...process.env,
  // The npm of the machine, as bootstrap meets it, and no wish of the test's own.
  PATH: process.env.PATH?.split(delimiter)
    .filter((each) => !each.includes('node_modules'))
    .join(delimiter),
  NODE_ENV: undefined,
};

function run(cwd: string, program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
}

const npm = (cwd: string, ...args: string[]) => run(cwd, 'npm', ...args, '--no-audit', '--no-fund');
const command = (task: string) => run(project, process.execPath, 'scripts/bootstrap.mjs', task);
const versionOf = (name: string) => {
  const file = join(project, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

function pack(...packages: [name: string, version: string][]): void {
  const sources = packages.map(([name, version]) => {
    const source = join(folder, `${name}-${version}`);
    mkdirSync(source);
    writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version }));
    return source;
  });
  npm(folder, 'pack', ...sources);
}

/** A project of two packages, as an author leaves it: with a lock file and nothing installed. */
function author(name: string, needed: string): string {
  const place = join(folder, name);
  mkdirSync(join(place, 'scripts'), { recursive: true });
  cpSync('scripts/bootstrap.mjs', join(place, 'scripts/bootstrap.mjs'));
  for (const task of ['build', 'check']) {
    writeFileSync(join(place, `scripts/${task}.ts`), `console.log('${task} ran')`);
  }
  const described = {
    name: 'small',
    dependencies: { needed: `file:../needed-${needed}.tgz` },
    devDependencies: { 'test-tool': 'file:../test-tool-1.0.0.tgz' },
  };
  writeFileSync(join(place, 'package.json'), JSON.stringify(described));
  npm(place, 'install', '--package-lock-only');
  return place;
}

let bare: string;
let newer: string;
let whole: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  pack(['needed', '1.0.0'], ['needed', '2.0.0'], ['test-tool', '1.0.0']);
  bare = author('bare', '1.0.0');
  newer = author('newer', '2.0.0');
  whole = join(folder, 'whole');
  cpSync(bare, whole, { recursive: true });
  npm(whole, 'ci');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each test has the project to itself. */
function begin(from: string): void {
  project = join(folder, 'project');
  rmSync(project, { recursive: true, force: true });
  cpSync(from, project, { recursive: true });
}

test('what npm made whole is left alone, and loses no development package', () => {
  begin(whole);
  expect(command('build')).toBe('build ran\n');
  expect(command('check')).toBe('check ran\n');
  expect(versionOf('test-tool')).toBe('1.0.0');
});

test('a machine that only serves is spared the development packages, until one is needed', () => {
  begin(bare);
  expect(command('build')).toContain('Installing what is missing');
  expect([versionOf('needed'), versionOf('test-tool')]).toEqual(['1.0.0', undefined]);
  expect(command('build')).toBe('build ran\n');
  expect(command('check')).toContain('Installing what is missing');
  expect(versionOf('test-tool')).toBe('1.0.0');
});

test('a newer lock file brings its packages, and takes no development package away', () => {
  begin(whole);
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(newer, file), join(project, file));
  }
  expect(command('build')).toContain('Installing what is missing');
  expect([versionOf('needed'), versionOf('test-tool')]).toEqual(['2.0.0', '1.0.0']);
});

test('a package whose folder has gone is put back', () => {
  begin(whole);
  rmSync(join(project, 'node_modules/needed'), { recursive: true });
  expect(command('build')).toContain('Installing what is missing');
  expect(versionOf('needed')).toBe('1.0.0');
});

test('where a newer package cannot be had, the version before starts as it did', () => {
  begin(whole);
  const described = readFileSync(join(newer, 'package.json'), 'utf8');
  writeFileSync(join(project, 'package.json'), described.replace('2.0.0', 'gone'));
  const lock = JSON.parse(readFileSync(join(newer, 'package-lock.json'), 'utf8'));
  lock.packages[''].dependencies.needed = 'file:../needed-gone.tgz';
  lock.packages['node_modules/needed'] = { version: '2.0.0', resolved: 'file:../needed-gone.tgz' };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
  expect(() => command('build')).toThrow('could not install');
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(whole, file), join(project, file));
  }
  expect(command('build')).toBe('build ran\n');
  expect(versionOf('needed')).toBe('1.0.0');
});
