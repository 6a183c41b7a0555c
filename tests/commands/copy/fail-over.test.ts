import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import type { Command } from '#tests/harness/command.ts';
import { tellOfSkipping } from '#tests/harness/database/litestream.ts';
import {
  generateOnce,
  generateUntil,
  generationsIn,
  type Machine,
  members,
  newMachine,
} from '#tests/harness/machine.ts';
import type { Person } from '#tests/harness/people.ts';

const limit = rules.plans.free.generationsPerMonth;

describe.skipIf(tellOfSkipping())('two machines', () => {
  let shared: string;
  let first: Machine;
  let second: Machine;
  let standby: Command;
  let people: Person[];

  beforeAll(async () => {
    shared = await mkdtemp(join(tmpdir(), 'copy-'));
    const settings = { COPY_TO: `file:${shared}`, ACKNOWLEDGE: 'copied' };
    [first, second] = await Promise.all([newMachine(settings), newMachine(settings)]);
    await first.start();
    people = await members(first, 6);
    standby = second.place.run('standby');
    await standby.until('Following life-000001');
  });

  afterAll(async () => {
    for (const machine of [first, second]) {
      await machine.powerOff();
      machine.clear();
    }
    await rm(shared, { recursive: true });
  });

  /** Asks for more than anybody has left, all at once. */
  async function exhaust(machine: Machine, person: Person): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: limit + 1 }, () => generateOnce(machine, person)),
    );
    return answers.filter(({ status }) => status === 200).length;
  }

  test('a standby is no installation, and does not start as one', async () => {
    const start = second.place.run('start');
    expect(await start.ended).toBe(1);
    expect(start.output()).toContain('is a standby');
  });

  test('the first loses its power: what it answered is on the second, and nobody has more than their number', async () => {
    let over = false;
    const generating = generateUntil(first, people.slice(0, 5), () => over);
    await expect.poll(() => generationsIn(first.dataDir).length).toBeGreaterThan(limit * 2);
    await first.powerOff();
    over = true;
    const acknowledged = await generating;
    expect(acknowledged.size).toBeGreaterThan(0);

    const promote = second.place.run('promote', ['--old-is-gone']);
    expect([await promote.ended, promote.output()]).toEqual([
      0,
      expect.stringMatching(
        /1\. .*ok\n2\. .*ok\n3\. .*fenced.*ok\n[\s\S]*sound and in its place: ok/,
      ),
    ]);
    expect(await standby.ended).toBe(0);
    await second.start();
    const rows = generationsIn(second.dataDir);
    const kept = new Set(rows.filter(({ state }) => state === 'done').map(({ key }) => key));
    for (const key of acknowledged.keys()) expect(kept).toContain(key);
    const taken = Object.groupBy(rows, ({ userId }) => userId);
    for (const person of people) {
      const had = taken[person.id]?.length ?? 0;
      expect(await exhaust(second, person)).toBe(limit - had);
    }
  });

  test('the first comes back, finds the fence and does not start', async () => {
    const back = first.place.run('start');
    expect(await back.ended).toBe(1);
    expect(back.output()).toMatch(/^Another machine has taken over .* is fenced.*\n$/m);
    const alone = first.place.run('start', [], { COPY_TO: '', ACKNOWLEDGE: 'local' });
    expect([await alone.ended, alone.output()]).toEqual([
      1,
      expect.stringContaining('Another machine has taken over'),
    ]);
    // Its folder may hold more than the copy, and only a last sync could say that it does not.
    expect(existsSync(join(shared, 'ended'))).toBe(false);
  });

  test('roles are changed back while both live: the one that ran ends by itself, and then the other begins', async () => {
    first.loseDisk();
    const follower = first.place.run('standby');
    await follower.until('Following life-000002');
    const promote = first.place.run('promote');
    expect([await promote.ended, promote.output()]).toEqual([
      0,
      expect.stringContaining('The first machine has ended: ok'),
    ]);
    await expect.poll(() => second.place.running()).toEqual([]);
    expect(readdirSync(join(shared, 'ended'))).toEqual([expect.stringMatching(/^life-000002/)]);
    await first.start();
    expect(generationsIn(first.dataDir)).toHaveLength(people.length * limit);
    expect(existsSync(join(first.dataDir, 'standby'))).toBe(false);
  });
});
