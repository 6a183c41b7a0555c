import { type Environment, loadEnvironment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';
import { totalOf } from './backup/count-rows.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { startAsTyped } from './command/as-typed.ts';
import { main } from './command/main.ts';
import { readArguments } from './command/read-arguments.ts';
import { lifeInTheWay } from './copy/own-life.ts';
import { copyPlace } from './copy/place.ts';
import { restoreCopy } from './copy/restore-copy.ts';
import { obtainPocketbase } from './obtain/obtain.ts';

const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;

function whatIsThere(rows: Record<string, number>): string {
  const { users = 0, posts = 0, generations = 0 } = rows;
  const parts = [count(users, 'account'), count(posts, 'post'), count(generations, 'generation')];
  return `${parts.join(', ')}, ${totalOf(rows)} rows in all`;
}

/** The restore is done, whatever the place of the copy answers now: a start asks it again. */
function lifeInTheWayOf(env: Environment): Promise<string | undefined> {
  if (!env.keepsCopy) return Promise.resolve(undefined);
  return lifeInTheWay(copyPlace(env), env.COPY_AFTER).catch(() => undefined);
}

/** What was restored aside is not what a plain start takes, nor does it begin beside the life of another machine. */
async function howToStart(env: Environment): Promise<string> {
  const { dataDir } = env;
  const start = startAsTyped(dataDir);
  const life = await lifeInTheWayOf(env);
  if (life === undefined) return start;
  return `${start} With this COPY_TO that also takes COPY_AFTER=${life}, which says that the machine of that life is gone for good.`;
}

async function fromBackup(env: Environment, wanted: string | undefined): Promise<string> {
  const { name, dataDir, manifest } = await restoreBackup(env, wanted, obtainPocketbase);
  const { rows, files, made } = manifest;
  return (
    `Restored ${name} to ${dataDir}: made ${made}, ${whatIsThere(rows)}, ${count(Object.keys(files).length, 'file')}. ` +
    `Every file, row count and page is as it was, and the service account signs in. ${await howToStart(env)}`
  );
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw new PlainError('--at needs a moment, as in 2026-11-22T15:30:00Z.');
  }
  if (moment <= new Date()) return moment;
  throw new PlainError(
    `--at names ${moment.toISOString()}, which is still to come. Without it the last moment is restored.`,
  );
}

interface Asked {
  at?: string | undefined;
  life?: string | undefined;
}

async function fromCopy(env: Environment, asked: Asked): Promise<string> {
  const moment = asked.at === undefined ? undefined : momentOf(asked.at);
  const wanted = { at: moment, life: asked.life };
  const { life, where, dataDir, rows, strays, rest, lastWrite } = await restoreCopy(env, wanted);
  const besides = rest
    ? `Pictures and credentials are those of ${rest}.`
    : 'Pictures and own-models.key are not in a copy: put them back from a backup.';
  const last = lastWrite === undefined ? '' : `, the last write of ${lastWrite}`;
  const besidesThem = strays ? `${strays}, as in the copy. ` : '';
  return (
    `Restored ${life} of ${where} to ${dataDir}, ${moment ? `as of ${moment.toISOString()}` : 'its last moment'}` +
    `${last}: ${whatIsThere(rows)}. Every page is sound, and the service account signs in. ${besidesThem}${besides} ${await howToStart(env)}`
  );
}

main(async () => {
  const { values, positionals } = readArguments({
    options: {
      copy: { type: 'boolean', default: false },
      at: { type: 'string' },
      life: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [wanted, ...more] = positionals;
  if (!values.copy && (values.at ?? values.life) !== undefined) {
    throw new PlainError(
      '--at and --life choose a moment of the copy: add --copy to restore from it.',
    );
  }
  if (more.length > 0 || (values.copy && wanted !== undefined)) {
    throw new PlainError(
      `${[...more, wanted][0]} is one name too many: a restore takes one backup, or --copy.`,
    );
  }
  const env = loadEnvironment();
  const said = values.copy ? fromCopy(env, values) : fromBackup(env, wanted);
  process.stdout.write(`${await said}\n`);
  return 0;
});
