import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { type FakeS3, type S3Trouble, startS3 } from '#tests/fakes/s3/s3.ts';
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
import type { Person } from '#tests/harness/people.ts';

const limit = rules.plans.free.generationsPerMonth;

describe.skipIf(tellOfSkipping())('a copy in S3', () => {
  let s3: FakeS3;
  let first: Machine;
  let second: Machine;
  let running: Command;
  let standby: Command;
  let people: Person[];
  let metrics: string;

  beforeAll(async () => {
    s3 = await startS3();
    const settings = {
      COPY_TO: `s3://${s3.bucket}/copy`,
      BACKUP_S3_ENDPOINT: s3.url,
      BACKUP_S3_ACCESS_KEY: s3.accessKey,
      BACKUP_S3_SECRET_KEY: s3.secretKey,
      ACKNOWLEDGE: 'copied',
      METRICS_PORT: String(await freePort()),
    };
    metrics = `http://127.0.0.1:${settings.METRICS_PORT}/metrics`;
    [first, second] = await Promise.all([newMachine(settings), newMachine(settings)]);
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
    await s3.close();
  });

  async function measuredAge(): Promise<number> {
    const text = await (await fetch(metrics)).text();
    return Number(/^postquill_copy_age_seconds(?:\{\})? (\S+)$/m.exec(text)?.[1]);
  }

  /** From now on nothing of S3 works, until the answer is called. */
  function trouble(how: S3Trouble['how']): () => void {
    s3.troubles.push({ how, times: Number.POSITIVE_INFINITY, when: () => true });
    return () => s3.troubles.splice(0);
  }

  test('a store that says 503 for long: the copy grows old in both places, and whoever waits is told', async () => {
    const mend = trouble('busy');
    const [person] = people;
    if (!person) throw new Error('nobody is here');
    const key = randomUUID();
    const late = await generateOnce(first, person, key);
    expect([late.status, await late.text()]).toEqual([503, expect.stringContaining('copyLate')]);
    expect(await copyAge(first)).toBeGreaterThan(5);
    expect(await measuredAge()).toBeGreaterThan(5);
    await running.until('The copy of the database stands still');
    mend();
    await running.until('The copy of the database goes on.');
    expect((await generateOnce(first, person, key)).status).toBe(200);
    expect(generationsIn(first.dataDir)).toHaveLength(1);
  });

  test('a network that is cut for a while: whoever waits gets their posts afterwards', async () => {
    const [, person] = people;
    if (!person) throw new Error('nobody is here');
    const mend = trouble('cut');
    const waiting = generateOnce(first, person);
    await expect.poll(() => copyAge(first)).toBeGreaterThan(3);
    mend();
    expect((await waiting).status).toBe(200);
  });

  test('a store that hangs, and never answers what it was asked meanwhile: the copy goes on by itself', async () => {
    await expect.poll(() => copyAge(first)).toBeLessThan(2);
    const mend = trouble('silence');
    await expect.poll(() => copyAge(first)).toBeGreaterThan(3);
    mend();
    await expect.poll(() => copyAge(first)).toBeLessThan(2);
  });

  test('the first loses its power: what it answered is on the second', async () => {
    let over = false;
    const generating = generateUntil(first, people.slice(2), () => over);
    await expect.poll(() => generationsIn(first.dataDir).length).toBeGreaterThan(limit * 2);
    await first.powerOff();
    over = true;
    const acknowledged = await generating;
    expect(acknowledged.size).toBeGreaterThan(0);
    const promote = second.place.run('promote', ['--old-is-gone']);
    expect([await promote.ended, promote.output()]).toEqual([
      0,
      expect.not.stringContaining('conditional writes'),
    ]);
    await second.start();
    const kept = new Set(generationsIn(second.dataDir).map(({ key }) => key));
    for (const key of acknowledged.keys()) expect(kept).toContain(key);
    // The other one has the port of the metrics, on what is one machine here.
    const back = first.place.run('start', [], { METRICS_PORT: '' });
    expect([await back.ended, back.output()]).toEqual([
      1,
      expect.stringContaining('Another machine has taken over'),
    ]);
  });

  test('both disks are lost: the copy is restored, and no key is in a file', async () => {
    const before = generationsIn(second.dataDir).length;
    await expect.poll(() => copyAge(second)).toBeLessThan(5);
    await second.powerOff();
    rmSync(second.dataDir, { recursive: true });
    const restore = second.place.run('restore', ['--copy']);
    expect([await restore.ended, restore.output()]).toEqual([
      0,
      expect.stringContaining('Restored life-000002'),
    ]);
    expect(generationsIn(second.dataDir)).toHaveLength(before);
    expect(s3.uploads.size).toBe(0);
  });
});
