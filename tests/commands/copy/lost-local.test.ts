import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { tellOfSkipping } from '#tests/harness/database/litestream.ts';
import {
  generateOnce,
  generationsIn,
  type Machine,
  members,
  newMachine,
} from '#tests/harness/machine.ts';
import type { Person } from '#tests/harness/people.ts';

const limit = rules.plans.free.generationsPerMonth;
/** What may be lost where nobody waits for the copy. */
const windowMilliseconds = 2_000;

describe.skipIf(tellOfSkipping())('a machine that does not wait for its copy', () => {
  let shared: string;
  let machine: Machine;
  let people: Person[];

  beforeAll(async () => {
    shared = await mkdtemp(join(tmpdir(), 'copy-'));
    machine = await newMachine({ COPY_TO: `file:${shared}`, ACKNOWLEDGE: 'local' });
    await machine.start();
    people = await members(machine, 20);
  });

  afterAll(async () => {
    await machine.powerOff();
    machine.clear();
    await rm(shared, { recursive: true });
  });

  /** One after the other, over more time than may be lost, so that there is something that must be kept. */
  async function generateInTurn(acknowledged: Map<string, number>, over: () => boolean) {
    for (const person of people.flatMap((each) => Array.from({ length: limit }, () => each))) {
      if (over()) return;
      const key = randomUUID();
      const answer = await generateOnce(machine, person, key).catch(() => undefined);
      if (answer?.status === 200) acknowledged.set(key, performance.now());
      await sleep(40);
    }
  }

  test('loses its disk and at most the last two seconds, and nobody has more than their number', async () => {
    const acknowledged = new Map<string, number>();
    const spread = () => {
      const moments = [...acknowledged.values()];
      return (moments.at(-1) ?? 0) - (moments[0] ?? 0);
    };
    let over = false;
    const generating = generateInTurn(acknowledged, () => over);
    await expect.poll(spread).toBeGreaterThan(2 * windowMilliseconds);
    await machine.powerOff();
    over = true;
    await generating;
    machine.loseDisk();

    const restore = machine.place.run('restore', ['--copy']);
    expect([await restore.ended, restore.output()]).toEqual([0, expect.any(String)]);
    expect(restore.output()).toContain('the service account signs in');
    const rows = generationsIn(machine.dataDir);
    const kept = new Set(rows.filter(({ state }) => state === 'done').map(({ key }) => key));
    const last = Math.max(...acknowledged.values());
    const due = [...acknowledged].filter(([, at]) => at < last - windowMilliseconds);
    expect(due.length).toBeGreaterThan(0);
    expect(due.filter(([key]) => !kept.has(key))).toEqual([]);
    const taken = Object.groupBy(rows, ({ userId }) => userId);
    for (const own of Object.values(taken)) expect(own?.length).toBeLessThanOrEqual(limit);

    // What is left of each number can be used, and no more.
    await machine.start({ COPY_TO: '' });
    for (const person of people.slice(0, 3)) {
      const had = taken[person.id]?.length ?? 0;
      const answers = await Promise.all(
        Array.from({ length: limit + 1 }, () => generateOnce(machine, person)),
      );
      const given = answers.filter(({ status }) => status === 200);
      expect(given).toHaveLength(limit - had);
    }
  });
});
