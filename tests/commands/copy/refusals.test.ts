import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandPlace, type Place } from '#tests/harness/command.ts';
import { prepareData } from '#tests/harness/database/prepared-data.ts';

let place: Place;
let shared: string;
/** As the notes of a copy are, with no data of it. */
let settings: NodeJS.ProcessEnv;

beforeAll(async () => {
  place = await commandPlace();
  shared = join(place.folder, 'copy');
  // Says what Litestream says, of a copy that ends with its second transaction, and does nothing.
  const program = join(place.folder, 'litestream');
  const plan = '{"max_txid":"0000000000000002","files":[]}';
  writeFileSync(
    program,
    `#!/bin/sh\ncase "$1" in restore) echo '${plan}';; *) echo 0.5.18;; esac\n`,
    { mode: 0o755 },
  );
  mkdirSync(shared);
  settings = { COPY_TO: `file:${shared}`, LITESTREAM_BIN: program };
});

afterAll(() => place.clear());

function note(folder: string, name: string, content: object): void {
  mkdirSync(join(shared, folder), { recursive: true });
  writeFileSync(join(shared, folder, name), JSON.stringify(content));
}

async function said(task: string, args: string[], changes: NodeJS.ProcessEnv = {}) {
  const command = place.run(task, args, { ...settings, ...changes });
  const code = await command.ended;
  return { code, output: command.output() };
}

test('without Litestream a start with COPY_TO refuses, and says that it is because of the copy', async () => {
  const { code, output } = await said('start', [], { LITESTREAM_BIN: '/nowhere/litestream' });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^COPY_TO is set, and without Litestream there is no copy, so Postquill does not start\.\nLITESTREAM_BIN is set to /m,
  );
});

test.for([
  ['which is not there: mount its disk', { COPY_TO: 'file:/nowhere/copy' }],
  ['cannot be written to: permission denied.', { COPY_TO: `file:${resolve('package.json')}` }],
  ['COPY_TO must be', { COPY_TO: 'sftp://host/folder' }],
  ['COPY_TO lies inside of DATA_DIR', { COPY_TO: 'inside' }],
  ['needs BACKUP_S3_ACCESS_KEY', { COPY_TO: 's3://bucket/prefix' }],
  ['ACKNOWLEDGE=copied waits for a copy', { COPY_TO: '', ACKNOWLEDGE: 'copied' }],
  ['POCKETBASE_URL leads to another one', { POCKETBASE_URL: 'http://database.invalid:8090' }],
  ['cannot be reached', { COPY_TO: 's3://bucket/x', BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' }],
] as const)('a start says %s', async ([sentence, changes]) => {
  const keys = { BACKUP_S3_ACCESS_KEY: 'key', BACKUP_S3_SECRET_KEY: 'secret' };
  const given: NodeJS.ProcessEnv = { ...changes };
  if ('BACKUP_S3_ENDPOINT' in changes) Object.assign(given, keys);
  if (given.COPY_TO === 'inside') given.COPY_TO = `file:${place.env.DATA_DIR}/copy`;
  const { code, output } = await said('start', [], given);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('secret');
});

test('without a copy there is nothing to restore or to promote', async () => {
  for (const [task, args, sentence] of [
    ['restore', ['--copy'], 'There is no copy in'],
    ['restore', ['--copy', '--at', 'yesterday'], '--at needs a moment'],
    ['restore', ['--copy', '--at', '2999-01-01T00:00:00Z'], 'which is still to come'],
    ['promote', [], 'is no standby. Run npm run standby there first'],
  ] as const) {
    const byNpm = { npm_execpath: 'npm-cli.js', DATA_DIR: join(place.folder, 'new') };
    const { code, output } = await said(task, [...args], byNpm);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  }
  const withoutNpm = { npm_execpath: undefined, DATA_DIR: join(place.folder, 'new') };
  const { output } = await said('promote', [], withoutNpm);
  expect(output).toContain('Run node scripts/standby.ts there first');
});

test('a start beside a life that another machine may lead refuses, and takes nothing', async () => {
  const life = 'life-000001-0a1b2c';
  note('lives', life, { began: new Date() });
  const DATA_DIR = join(place.folder, 'try-out');
  for (const task of ['doctor', 'start']) {
    const refused = await said(task, [], { DATA_DIR });
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining(`set COPY_AFTER=${life}`),
    ]);
  }
  const allowed = await said('doctor', [], { DATA_DIR, COPY_AFTER: life });
  expect(allowed.output).toMatch(/^ok {5}Copy .* the next start begins a new life there$/m);
  expect(existsSync(join(DATA_DIR, 'copy-life'))).toBe(false);
  expect(existsSync(join(shared, 'fences'))).toBe(false);

  const away = await said('restore', ['--copy', '--life', 'life-000009-0a1b2c'], {
    DATA_DIR: join(place.folder, 'new'),
  });
  expect(away.output).toContain('There is no life-000009-0a1b2c');
});

test('a start whose place holds nothing of what was copied there before refuses', async () => {
  const DATA_DIR = join(place.folder, 'unmounted');
  await prepareData(DATA_DIR);
  for (const name of ['copy-life', 'copy-begun']) {
    writeFileSync(join(DATA_DIR, name), 'life-000001-7e8f90\n');
  }
  for (const task of ['start', 'doctor']) {
    const { code, output } = await said(task, [], { DATA_DIR });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/holds nothing of life-000001-7e8f90, .*: is its disk mounted/),
    ]);
  }
});

test('a folder that another machine has taken over from is refused by start and doctor, also with another place', async () => {
  const DATA_DIR = join(place.folder, 'taken');
  mkdirSync(DATA_DIR);
  writeFileSync(join(DATA_DIR, 'copy-life'), 'life-000001-7e8f90\n');
  note('fences', 'life-000001-7e8f90', { by: 'somebody else' });
  const sentence = `Another machine has taken over from ${DATA_DIR}`;
  for (const [task, COPY_TO] of [
    ['doctor', settings.COPY_TO],
    ['start', settings.COPY_TO],
    ['doctor', ''],
  ] as const) {
    const { code, output } = await said(task, [], { DATA_DIR, COPY_TO });
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(join(DATA_DIR, 'copy-fenced'))).toBe(task === 'start' || COPY_TO === '');
  }
  rmSync(join(shared, 'fences'), { recursive: true });
});

describe('a promotion', () => {
  const life = 'life-000001-0a1b2c';
  let dataDir: string;
  const inStandby = (name: string) => join(dataDir, 'standby', name);
  const promote = (changes: NodeJS.ProcessEnv = {}) =>
    said('promote', ['--old-is-gone'], { DATA_DIR: dataDir, ...changes });

  beforeAll(() => {
    note('lives', life, { began: new Date() });
    dataDir = join(place.folder, 'standby');
    mkdirSync(inStandby('x'), { recursive: true });
    writeFileSync(inStandby('standing'), JSON.stringify({ id: 'this one', life, folder: 'x' }));
  });

  test('is what doctor says that a standby waits for, unless it follows an earlier life', async () => {
    const { code, output } = await said('doctor', [], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^note {3}Copy .* is a standby of life-000001-0a1b2c, and no start/m),
    ]);
    note('lives', 'life-000002-3d4e5f', { began: new Date() });
    const behind = await said('doctor', [], { DATA_DIR: dataDir });
    expect(behind.output).toMatch(/^wrong {2}Copy +The standby follows life-000001-0a1b2c, and/m);
    rmSync(join(shared, 'lives', 'life-000002-3d4e5f'));
  });

  test('fences nobody before the standby has read the copy', async () => {
    const { code, output } = await promote();
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^1\. .*FAILED.*\nThe standby has not read/m),
    ]);
    expect(existsSync(join(shared, 'fences'))).toBe(false);
    writeFileSync(inStandby('x/data.db-txid'), '0000000000000002\n');
  });

  test('fences nobody where the newest backup cannot be read', async () => {
    const backups = join(place.folder, 'backups');
    mkdirSync(backups);
    writeFileSync(join(backups, 'postquill-20261122T153000000Z.tar.gz.enc'), 'sealed');
    const { code, output } = await promote({ BACKUP_TO: backups });
    expect([code, output]).toEqual([1, expect.stringMatching(/2\. .*FAILED.*\n.*it is damaged/m)]);
    expect(existsSync(join(shared, 'fences'))).toBe(false);
  });

  test('of two at the same moment takes one machine its place, and each time it is repeated the same', async () => {
    const twin = join(place.folder, 'twin');
    mkdirSync(join(twin, 'standby', 'x'), { recursive: true });
    const standing = { id: 'the twin', life, folder: 'x' };
    writeFileSync(join(twin, 'standby', 'standing'), JSON.stringify(standing));
    writeFileSync(join(twin, 'standby', 'x', 'data.db-txid'), '0000000000000002\n');
    const winners: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const [one, other] = await Promise.all([promote(), promote({ DATA_DIR: twin })]);
      const won = [one, other].map(({ output }) => /3\. .*fenced.*: ok/.test(output));
      expect(won.filter(Boolean)).toHaveLength(1);
      winners.push(JSON.parse(readFileSync(join(shared, 'fences', life), 'utf8')).by);
    }
    expect(new Set(winners).size).toBe(1);
    rmSync(join(shared, 'fences'), { recursive: true });
  });

  test('ends with a step that fails, and what comes after is not done', async () => {
    note('fences', life, { by: 'somebody else' });
    const second = await promote();
    expect(second.code).toBe(1);
    expect(second.output).toMatch(
      /^1\. .*: ok\n2\. .*: ok\n3\. .*: FAILED, nothing further was done\nAnother machine has already taken over/m,
    );

    note('lives', 'life-000002-3d4e5f', { began: new Date() });
    const behind = await promote();
    expect(behind.output).toMatch(/1\. .*FAILED.*\nThe standby follows life-000001/);
  });

  test('that broke off after the database was in its place is finished by the next one', async () => {
    mkdirSync(join(dataDir, 'pocketbase'));
    const { code, output } = await promote();
    expect([code, output]).toEqual([0, expect.stringContaining('in its place already')]);
    expect(readdirSync(dataDir)).not.toContain('standby');
  });
});
