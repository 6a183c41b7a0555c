import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '#api/env.ts';
import { checkSignIn } from '#scripts/backup/check-restored.ts';
import { asideName, requireEmpty } from '#scripts/backup/empty-place.ts';
import { putInPlace } from '#scripts/backup/put-in-place.ts';
import { obtainLitestream, obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { PlainError } from '#shared/plain-error.ts';
import { type Checked, checkCopied, wayBack } from './check-copied.ts';
import { unpackEverythingElse } from './everything-else.ts';
import { readCopy } from './litestream/read-copy.ts';
import { readPlan } from './litestream/read-plan.ts';
import type { LitestreamJob } from './litestream/settings.ts';
import { latestLife, lifeAt, lifeNamed } from './lives.ts';
import { type CopyPlace, copyPlace } from './place.ts';

const until = (at: Date | undefined) => (at ? ['-timestamp', at.toISOString()] : []);

/** What the copy holds of one life, as a database that passed every check. */
async function databaseOf(job: LitestreamJob, at: Date | undefined): Promise<Checked> {
  const { database, place, life } = job;
  const { complaint } = await readCopy(job, [
    ...['-integrity-check', 'full', '-o', database],
    ...until(at),
  ]);
  if (complaint !== undefined) {
    throw new PlainError(
      `The copy ${life} in ${place.where} cannot be restored: it is damaged, or was cut off (${complaint}). ` +
        `Nothing was put in place. ${wayBack}`,
    );
  }
  // Litestream has looked at every page of it.
  return checkCopied(database, 'quick_check');
}

function chooseLife(place: CopyPlace, at: Date | undefined, named: string | undefined) {
  if (named !== undefined) return lifeNamed(place, named);
  return at ? lifeAt(place, at) : latestLife(place);
}

export interface RestoredCopy extends Checked {
  life: string;
  where: string;
  dataDir: string;
  /** That is in it; a life may have ended long before the moment that was wanted. */
  lastWrite: string | undefined;
  /** The backup that the rest was taken from. */
  rest: string | undefined;
}

export interface Wanted {
  /** The latest moment without it. */
  at: Date | undefined;
  /** The one that was led at that moment without it. */
  life: string | undefined;
}

/** What was wanted of the copy, in an empty place. */
export async function restoreCopy(
  env: Environment,
  { at, life: named }: Wanted,
): Promise<RestoredCopy> {
  const { dataDir } = env;
  await requireEmpty(dataDir);
  const place = copyPlace(env);
  const life = await chooseLife(place, at, named);
  const program = await obtainLitestream();
  const pocketbase = await obtainPocketbase();
  const aside = join(dataDir, asideName);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  await chmod(dataDir, 0o700);
  const folder = await mkdtemp(join(tmpdir(), 'postquill-copy-'));
  try {
    const rest = await unpackEverythingElse(env, aside);
    const job = { program, place, life, database: join(aside, 'pocketbase', 'data.db'), folder };
    // Before the work: what is restored holds this write, and one more of a life that is still led is not told.
    const { lastWrite } = await readPlan(job, until(at));
    const checked = await databaseOf(job, at);
    await checkSignIn(aside, pocketbase);
    await putInPlace(aside, dataDir);
    return { life, where: place.where, dataDir, rest, lastWrite, ...checked };
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
