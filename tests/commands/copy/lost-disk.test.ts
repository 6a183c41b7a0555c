import {
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { tellOfSkipping } from '#tests/harness/database/litestream.ts';
import { freePort } from '#tests/harness/free-port.ts';
import {
  copyAge,
  generateUntil,
  generationsIn,
  type Machine,
  members,
  newMachine,
} from '#tests/harness/machine.ts';
import type { Person } from '#tests/harness/people.ts';

const limit = rules.plans.free.generationsPerMonth;

describe.skipIf(tellOfSkipping())('a machine whose disk is lost', () => {
  let shared: string;
  let settings: NodeJS.ProcessEnv;
  let machine: Machine;
  let people: Person[];
  const keptOf = (dataDir: string) =>
    new Set(
      generationsIn(dataDir)
        .filter(({ state }) => state === 'done')
        .map(({ key }) => key),
    );

  beforeAll(async () => {
    shared = await mkdtemp(join(tmpdir(), 'copy-'));
    settings = { COPY_TO: `file:${shared}`, ACKNOWLEDGE: 'copied' };
    machine = await newMachine(settings);
    await machine.start();
    people = await members(machine, 6);
  });

  afterAll(async () => {
    await machine.powerOff();
    machine.clear();
    await rm(shared, { recursive: true });
  });

  test('with ACKNOWLEDGE=copied nothing that was answered is missing, and nobody has more than their number', async () => {
    let over = false;
    const generating = generateUntil(machine, people, () => over);
    await expect.poll(() => generationsIn(machine.dataDir).length).toBeGreaterThan(limit * 3);
    await machine.powerOff();
    over = true;
    const acknowledged = await generating;
    expect(acknowledged.size).toBeGreaterThan(0);
    machine.loseDisk();

    const restore = machine.place.run('restore', ['--copy']);
    expect([await restore.ended, restore.output()]).toEqual([0, expect.any(String)]);
    expect(restore.output()).toMatch(/^Restored life-000001-\w+ of \S+ to .*: 6 accounts, /);
    expect(restore.output()).toContain('the service account signs in');
    expect(restore.output()).toMatch(
      /With this COPY_TO that also takes COPY_AFTER=life-000001-\w+, which/,
    );
    const kept = keptOf(machine.dataDir);
    for (const key of acknowledged.keys()) expect(kept).toContain(key);
    const taken = Object.groupBy(generationsIn(machine.dataDir), ({ userId }) => userId);
    expect(Object.keys(taken)).toHaveLength(people.length);
    for (const rows of Object.values(taken)) expect(rows?.length).toBeLessThanOrEqual(limit);
  });

  test.for([
    [
      'one of whose pages changed',
      (file: string) => {
        const bytes = readFileSync(file);
        const middle = Math.floor(bytes.length / 2);
        bytes.fill(0x5a, middle, middle + 64);
        writeFileSync(file, bytes);
      },
    ],
    [
      'that was cut off in the middle of an upload',
      (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)),
    ],
  ] as const)('a copy %s is noticed, and nothing is put in place', async ([, spoil]) => {
    const spoilt = join(machine.place.folder, 'spoilt');
    await cp(shared, spoilt, { recursive: true });
    // All of them: which of two that hold the same is read is Litestream's affair.
    for (const file of filesIn(join(spoilt, 'data'))) spoil(file);
    const DATA_DIR = join(machine.place.folder, 'empty');
    const changes = { npm_execpath: 'npm-cli.js', COPY_TO: `file:${spoilt}`, DATA_DIR };
    const restore = machine.place.run('restore', ['--copy'], changes);
    expect(await restore.ended).toBe(1);
    expect(restore.output()).toMatch(
      /^The copy life-000001-\w+ in \S+ cannot be restored: it is damaged, or was cut off \(.+\)\. Nothing was put in place\. Take the newest backup instead: npm run restore\.\n$/,
    );
    expect(readdirSync(DATA_DIR)).toEqual([]);
    await rm(spoilt, { recursive: true });
  });

  test('what was restored begins a life of its own, and its copy has an age', async () => {
    const before = generationsIn(machine.dataDir).length;
    const [lost = ''] = readdirSync(join(shared, 'lives'));
    await machine.start({ ACKNOWLEDGE: 'local', COPY_AFTER: lost });
    expect(readdirSync(join(shared, 'fences'))).toEqual(['life-000000', lost]);
    await expect.poll(() => copyAge(machine)).toBeLessThan(5);
    expect(readdirSync(join(shared, 'lives'))).toEqual([
      expect.stringMatching(/^life-000001/),
      expect.stringMatching(/^life-000002/),
    ]);
    expect(generationsIn(machine.dataDir).length).toBe(before);
    const beside = machine.place.run('start', [], {
      PORT: '0',
      POCKETBASE_PORT: String(await freePort()),
    });
    expect(await beside.ended).toBe(1);
    expect(beside.output()).toContain('Another Postquill already runs');
  });

  test('a moment of the earlier life can be gone back to', async () => {
    const { began } = JSON.parse(
      readFileSync(join(shared, 'lives', readdirSync(join(shared, 'lives'))[1] ?? ''), 'utf8'),
    );
    const at = new Date(new Date(began).getTime() - 1).toISOString();
    const DATA_DIR = join(machine.place.folder, 'earlier');
    const restore = machine.place.run('restore', ['--copy', '--at', at], { DATA_DIR });
    expect([await restore.ended, restore.output()]).toEqual([
      0,
      expect.stringContaining(`Restored life-000001`),
    ]);
    expect(generationsIn(DATA_DIR).length).toBe(generationsIn(machine.dataDir).length);
  });

  test('an earlier life can be gone back to by its name', async () => {
    const [lost = ''] = readdirSync(join(shared, 'lives'));
    const DATA_DIR = join(machine.place.folder, 'by-name');
    // Its end, which the moment wanted does not change.
    const at = new Date().toISOString();
    const wanted = ['--copy', '--life', lost, '--at', at];
    const restore = machine.place.run('restore', wanted, { DATA_DIR });
    expect([await restore.ended, restore.output()]).toEqual([
      0,
      expect.stringContaining(`Restored ${lost}`),
    ]);
    const [, written = ''] = /, the last write of (\S+):/.exec(restore.output()) ?? [];
    const next = JSON.parse(
      readFileSync(join(shared, 'lives', readdirSync(join(shared, 'lives'))[1] ?? ''), 'utf8'),
    );
    expect(new Date(written).getTime()).toBeLessThan(new Date(next.began).getTime());
  });

  test('one Litestream runs at a time: one that dies comes back, one that is left behind is ended first', async () => {
    const copiers = () => machine.place.running().filter(({ line }) => line.includes('replicate'));
    const [first] = copiers();
    process.kill(first?.pid ?? 0, 'SIGKILL');
    const others = () => copiers().filter(({ pid }) => pid !== first?.pid).length;
    await expect.poll(others).toBe(1);
    const left = copiers();
    for (const { pid } of machine.place.running()) {
      if (pid !== left[0]?.pid) process.kill(pid, 'SIGKILL');
    }
    await expect.poll(() => machine.place.running()).toEqual(left);
    await machine.start();
    expect(copiers()).toHaveLength(1);
    expect(copiers()).not.toEqual(left);
    await expect.poll(() => copyAge(machine)).toBeLessThan(5);
  });

  test('an end whose last write could not be copied says that the folder holds more', async () => {
    await machine.powerOff();
    const running = await machine.start();
    await expect.poll(() => copyAge(machine)).toBeLessThan(5);
    renameSync(join(shared, 'data'), join(shared, 'away'));
    writeFileSync(join(shared, 'data'), '');
    await members(machine, 1);
    running.child.kill('SIGTERM');
    // Litestream itself tries for half a minute more.
    await running.until('holds more than its copy');
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
}
