import { parseArgs } from 'node:util';
import { type Environment, loadEnvironment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';
import { totalOf } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { main } from './command/main.ts';
import { restoreCopy } from './copy/restore-copy.ts';
import { obtainPocketbase } from './obtain/obtain.ts';

function whatIsThere(rows: Record<string, number>): string {
  const { users = 0, posts = 0, generations = 0 } = rows;
  return `${users} accounts, ${posts} posts, ${generations} generations, ${totalOf(rows)} rows in all`;
}

async function fromBackup(env: Environment, wanted: string | undefined): Promise<string> {
  const { name, dataDir, manifest } = await restoreBackup(env, wanted, obtainPocketbase);
  const { rows, files, made } = manifest;
  return (
    `Restored ${name} to ${dataDir}: made ${made}, ${whatIsThere(rows)}, ${Object.keys(files).length} files. ` +
    'Every file, row count and page is as it was, and the service account signs in. Start it with `npm start`.'
  );
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new PlainError('--at needs a moment, as in 2026-11-22T15:30:00Z.');
}

interface Asked {
  at?: string | undefined;
  life?: string | undefined;
}

async function fromCopy(env: Environment, asked: Asked): Promise<string> {
  const moment = asked.at === undefined ? undefined : momentOf(asked.at);
  const wanted = { at: moment, life: asked.life };
  const { life, where, dataDir, rows, strays, rest } = await restoreCopy(env, wanted);
  const besides = rest
    ? `Pictures and credentials are those of ${rest}.`
    : 'Pictures and own-models.key are not in a copy: put them back from a backup.';
  const besidesThem = strays ? `${strays}, as in the copy. ` : '';
  return (
    `Restored ${life} of ${where} to ${dataDir}, ${moment ? `as of ${moment.toISOString()}` : 'its last moment'}: ` +
    `${whatIsThere(rows)}. Every page is sound, and the service account signs in. ${besidesThem}${besides} Start it with \`npm start\`.`
  );
}

main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      copy: { type: 'boolean', default: false },
      at: { type: 'string' },
      life: { type: 'string' },
    },
    allowPositionals: true,
  });
  const env = loadEnvironment();
  const said = values.copy ? fromCopy(env, values) : fromBackup(env, positionals[0]);
  process.stdout.write(`${await said}\n`);
  return 0;
});
