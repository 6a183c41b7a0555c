import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandPlace, type Place } from '#tests/harness/command.ts';

let place: Place;
let dataDir: string;

beforeEach(async () => {
  place = await commandPlace();
  dataDir = place.env.DATA_DIR ?? '';
});

afterEach(() => place.clear());

const at = (name: string) => join(dataDir, name);

function leave(...names: string[]): void {
  mkdirSync(at('pocketbase'), { recursive: true });
  for (const name of names) writeFileSync(at(name), name);
}

async function said(task: string): Promise<[number | null, string]> {
  const command = place.run(task, [], { npm_execpath: 'npm-cli.js', BACKUP_TO: at('../backups') });
  return [await command.ended, command.output()];
}

const backup = 'Put back the last backup: npm run restore, as docs';
const copy = 'Put back the copy: npm run restore -- --copy, as docs';

test.each([
  ['credentials', ['service.json', 'superuser.json'], backup],
  ['the note of a backup', ['backup-made'], backup],
  ['a life that was copied', ['copy-life', 'copy-begun'], copy],
])(
  'a folder that still holds %s has lost its database, and no new one is begun or backed up',
  async (_, names, advice) => {
    leave(...names);
    for (const state of ['is not', 'is empty']) {
      if (state === 'is empty') writeFileSync(at('pocketbase/data.db'), '');
      const before = readdirSync(dataDir, { recursive: true });
      for (const task of ['start', 'doctor', 'backup']) {
        const [code, output] = await said(task);
        expect([code, output]).toEqual([1, expect.stringContaining(advice)]);
        expect(output).toContain(`has lost its database: ${names.at(-1)} is there`);
        expect(output).toContain(`data.db ${state}.`);
      }
      expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
    }
  },
);

test('what stands in a folder before its first start does not hinder it', async () => {
  // An operator's, and what a start has left that was killed before the first migration.
  const service = { email: 'api@local.invalid', password: 'chosen-by-the-operator' };
  leave('copy-life', 'pocketbase/data.db');
  writeFileSync(at('pocketbase/data.db'), '');
  writeFileSync(at('service.json'), JSON.stringify(service));
  const server = place.run('start');
  await server.until('is ready at');
});

test.each(['pocketbase', 'pocketbase/data.db', 'superuser.json', 'service.json'])(
  'a first start that was killed once %s was there is finished by the next one',
  async (name) => {
    const first = place.run('start');
    while (!existsSync(at(name)) && first.child.exitCode === null) await new Promise(setImmediate);
    // One that was begun while the others were looked for is left, as a kill of the start alone leaves it.
    for (const { pid } of place.running()) process.kill(pid, 'SIGKILL');
    await first.ended;
    const second = place.run('start');
    await second.until('is ready at');
  },
);
