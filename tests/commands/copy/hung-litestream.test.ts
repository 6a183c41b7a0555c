import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellOfSkipping } from '#tests/harness/database/litestream.ts';
import {
  copyAge,
  generateOnce,
  type Machine,
  members,
  newMachine,
} from '#tests/harness/machine.ts';

describe.skipIf(tellOfSkipping())('a Litestream that hangs instead of dying', () => {
  let shared: string;
  let machine: Machine;
  const copiers = () =>
    machine.place
      .running()
      .filter(({ line }) => line.includes('replicate'))
      .map(({ pid }) => pid);

  beforeAll(async () => {
    shared = await mkdtemp(join(tmpdir(), 'copy-'));
    machine = await newMachine({
      COPY_TO: `file:${shared}`,
      ACKNOWLEDGE: 'copied',
    });
  });

  afterAll(async () => {
    await machine.powerOff();
    machine.clear();
    await rm(shared, { recursive: true });
  });

  test('is noticed, ended and brought back, wherever the copy goes', async () => {
    const server = await machine.start();
    const [person] = await members(machine, 1);
    const [hung] = copiers();
    if (!person || hung === undefined) throw new Error('Nobody is there.');
    process.kill(hung, 'SIGSTOP');
    const generates = () => generateOnce(machine, person).then(({ status }) => status);
    expect(await generates()).toBe(503);
    await expect.poll(generates, { timeout: 90_000 }).toBe(200);
    expect(server.output()).toContain('Litestream has not answered for 18 seconds.');
    expect(copiers()).toEqual([expect.any(Number)]);
    expect(copiers()).not.toContain(hung);
    await expect.poll(() => copyAge(machine)).toBeLessThan(5);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('is not one that answers, while its place does not', async () => {
    const server = await machine.start();
    await expect.poll(() => copyAge(machine)).toBeLessThan(5);
    const before = copiers();
    const data = join(shared, 'data');
    renameSync(data, `${data}-away`);
    writeFileSync(data, '');
    const [person] = await members(machine, 1);
    if (!person) throw new Error('Nobody is there.');
    // Each waits for ten seconds: together for longer than a silence may last.
    for (let asked = 1; asked <= 3; asked += 1) {
      expect((await generateOnce(machine, person)).status).toBe(503);
    }
    await server.until('stands still');
    expect(copiers()).toEqual(before);
    rmSync(data);
    renameSync(`${data}-away`, data);
    await expect.poll(() => copyAge(machine), { timeout: 60_000 }).toBeLessThan(5);
    expect(copiers()).toEqual(before);
  });
});
