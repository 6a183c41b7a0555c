import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandPlace, type Place } from '#tests/harness/command.ts';

let place: Place;
let shared: string;
/** As the notes of a copy are, with no data of it. */
let settings: NodeJS.ProcessEnv;

beforeAll(async () => {
  place = await commandPlace();
  shared = join(place.folder, 'copy');
  // Says what Litestream says, and does nothing.
  const program = join(place.folder, 'litestream');
  writeFileSync(program, '#!/bin/sh\necho 0.5.18\n', { mode: 0o755 });
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
  ['COPY_TO must be', { COPY_TO: 'sftp://host/folder' }],
  ['COPY_TO lies inside of DATA_DIR', { COPY_TO: 'inside' }],
  ['needs BACKUP_S3_ACCESS_KEY', { COPY_TO: 's3://bucket/prefix' }],
  ['ACKNOWLEDGE=copied waits for a copy', { COPY_TO: '', ACKNOWLEDGE: 'copied' }],
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
    ['promote', [], 'is no standby'],
  ] as const) {
    const { code, output } = await said(task, [...args], { DATA_DIR: join(place.folder, 'new') });
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  }
});

test('a step of the promotion that fails ends it, and what comes after is not done', async () => {
  const life = 'life-000001-0a1b2c';
  note('lives', life, { began: new Date() });
  const dataDir = join(place.folder, 'standby');
  mkdirSync(join(dataDir, 'standby', 'x'), { recursive: true });
  const standing = { id: 'this one', life, folder: 'x' };
  writeFileSync(join(dataDir, 'standby', 'standing'), JSON.stringify(standing));

  note('fences', life, { by: 'somebody else' });
  const second = await said('promote', ['--old-is-gone'], { DATA_DIR: dataDir });
  expect(second.code).toBe(1);
  expect(second.output).toMatch(
    /^1\. .*: ok\n2\. .*: FAILED, nothing further was done\nAnother standby has already taken over/m,
  );

  note('lives', 'life-000002-3d4e5f', { began: new Date() });
  const behind = await said('promote', [], { DATA_DIR: dataDir });
  expect(behind.output).toMatch(/1\. .*FAILED.*\nThe standby follows life-000001/);
});
