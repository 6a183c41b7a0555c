import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import type { Command } from '#tests/harness/command.ts';
import { tellOfSkipping } from '#tests/harness/database/litestream.ts';
import { freePort } from '#tests/harness/free-port.ts';
import {
  copyAge,
  generateOnce,
  generateUntil,
  generationsIn,
  type Machine,
  members,
  newMachine,
} from '#tests/harness/machine.ts';
import { type CuttableLine, startCuttableLine } from '#tests/harness/network/cuttable-line.ts';
import {
  type SftpHost,
  startSftpHost,
  tellOfSkippingSftp,
} from '#tests/harness/network/sftp-host.ts';
import type { Person } from '#tests/harness/people.ts';

const limit = rules.plans.free.generationsPerMonth;
const skipped = [tellOfSkipping(), tellOfSkippingSftp()].includes(true);

describe.skipIf(skipped)('a copy over SFTP', () => {
  let host: SftpHost;
  let line: CuttableLine;
  let first: Machine;
  let second: Machine;
  let running: Command;
  let standby: Command;
  let people: Person[];
  let settings: NodeJS.ProcessEnv;

  beforeAll(async () => {
    host = await startSftpHost();
    line = await startCuttableLine(`http://127.0.0.1:${host.port}`);
    const port = Number(new URL(line.url).port);
    settings = { COPY_TO: host.address(port), ACKNOWLEDGE: 'copied', ...host.settings };
    [first, second] = await Promise.all([
      newMachine(settings),
      newMachine({ ...settings, COPY_TO: host.address() }),
    ]);
    running = await first.start();
    people = await members(first, 6);
    standby = second.place.run('standby');
    await standby.until('Following life-000001');
  });

  afterAll(async () => {
    for (const machine of [first, second]) {
      await machine.powerOff();
      machine.clear();
    }
    line.close();
    await host.clear();
  });

  test('Litestream sends nothing to a host that shows another key, and a start says so', async () => {
    const other = { SFTP_HOST_KEY: host.others.SFTP_HOST_KEY };
    const POCKETBASE_PORT = String(await freePort());
    for (const task of ['start', 'doctor']) {
      const DATA_DIR = join(first.place.folder, `other-${task}`);
      const refused = first.place.run(task, [], { DATA_DIR, PORT: '0', POCKETBASE_PORT, ...other });
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toContain('showed another key than SFTP_HOST_KEY');
    }
  });

  test('a host that is away for long: whoever waits is told, and the copy goes on by itself', async () => {
    line.cut();
    const [person] = people;
    if (!person) throw new Error('nobody is here');
    const key = randomUUID();
    const late = await generateOnce(first, person, key);
    expect([late.status, await late.text()]).toEqual([503, expect.stringContaining('copyLate')]);
    expect(await copyAge(first)).toBeGreaterThan(5);
    await running.until('The copy of the database stands still');
    line.mend();
    await running.until('The copy of the database goes on.');
    expect((await generateOnce(first, person, key)).status).toBe(200);
    expect(generationsIn(first.dataDir)).toHaveLength(1);
  });

  test('a host that hangs, and never answers what it was asked meanwhile: the copy goes on by itself', async () => {
    await expect.poll(() => copyAge(first)).toBeLessThan(2);
    line.silence();
    await expect.poll(() => copyAge(first)).toBeGreaterThan(12);
    line.mend();
    await expect.poll(() => copyAge(first), { timeout: 90_000 }).toBeLessThan(2);
    expect(running.output()).toContain('Litestream ended (SIGKILL); starting it again.');
  });

  test('the first loses its power: what it answered is on the second, and the first does not start again', async () => {
    let over = false;
    const generating = generateUntil(first, people.slice(1), () => over);
    await expect.poll(() => generationsIn(first.dataDir).length).toBeGreaterThan(limit * 2);
    await first.powerOff();
    over = true;
    const acknowledged = await generating;
    expect(acknowledged.size).toBeGreaterThan(0);
    const promote = second.place.run('promote', ['--old-is-gone']);
    expect([await promote.ended, promote.output()]).toEqual([
      0,
      expect.stringContaining('sound and in its place: ok'),
    ]);
    expect(await standby.ended).toBe(0);
    await second.start();
    const kept = new Set(generationsIn(second.dataDir).map(({ key }) => key));
    for (const key of acknowledged.keys()) expect(kept).toContain(key);
    const back = first.place.run('start');
    expect([await back.ended, back.output()]).toEqual([
      1,
      expect.stringContaining('Another machine has taken over'),
    ]);
  });

  test('roles are changed back while both live: the one that ran ends by itself', async () => {
    first.loseDisk();
    const follower = first.place.run('standby');
    await follower.until('Following life-000002');
    const promote = first.place.run('promote');
    expect([await promote.ended, promote.output()]).toEqual([
      0,
      expect.stringContaining('The first machine has ended: ok'),
    ]);
    await expect.poll(() => second.place.running()).toEqual([]);
    running = await first.start();
    await expect.poll(() => copyAge(first)).toBeLessThan(5);
  });

  test('both disks are lost: the copy is restored, and no half of an upload is taken for one', async () => {
    const before = generationsIn(first.dataDir).length;
    await first.powerOff();
    first.loseDisk();
    const restore = first.place.run('restore', ['--copy']);
    expect([await restore.ended, restore.output()]).toEqual([
      0,
      expect.stringContaining('Restored life-000003'),
    ]);
    expect(generationsIn(first.dataDir)).toHaveLength(before);

    const data = join(host.folder, 'data');
    for (const each of readdirSync(data, { recursive: true, withFileTypes: true })) {
      const file = join(each.parentPath, each.name);
      if (each.isFile()) truncateSync(file, Math.floor(statSync(file).size / 2));
    }
    first.loseDisk();
    const damaged = first.place.run('restore', ['--copy']);
    expect([await damaged.ended, damaged.output()]).toEqual([
      1,
      expect.stringMatching(/damaged, or was cut off .* Nothing was put in place/),
    ]);
    renameSync(data, `${data}-spoilt`);
  });

  test('neither the key nor a word of it is in a file that is written, or in what was said', async () => {
    const [, word = ''] = readFileSync(host.settings.SFTP_KEY_FILE, 'utf8').split('\n');
    const said = [running, standby].map((each) => each.output()).join('');
    expect(said).not.toContain(word);
    for (const { place } of [first, second]) {
      for (const each of readdirSync(place.folder, { recursive: true, withFileTypes: true })) {
        if (!each.isFile()) continue;
        expect(readFileSync(join(each.parentPath, each.name)).includes(word)).toBe(false);
      }
    }
  });
});
