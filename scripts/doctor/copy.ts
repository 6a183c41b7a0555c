import { existsSync, readFileSync } from 'node:fs';
import type { Environment } from '#api/env.ts';
import { socketIn } from '#scripts/copy/litestream/settings.ts';
import { ownLifeFile, requireWhatBegan } from '#scripts/copy/own-life.ts';
import { type CopyPlace, copyPlace } from '#scripts/copy/place.ts';
import { litestream } from '#scripts/obtain/litestream.ts';
import { litestreamAtHand } from '#scripts/obtain/obtain.ts';
import { about, type Finding } from './finding.ts';

const says = about('Copy');

async function checkPlace(place: CopyPlace, dataDir: string): Promise<Finding> {
  await place.requireWritable?.();
  const lives = await place.lives.names();
  const file = ownLifeFile(dataDir);
  const life = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (life !== undefined && (await place.fences.has(life))) {
    return says.wrong(
      `Another machine has taken over from ${dataDir} (${life}): it will not start. Move the folder away.`,
    );
  }
  if (life !== undefined) await requireWhatBegan(place, dataDir, life);
  const found = `${place.where} can be reached`;
  if (life === undefined) return says.ok(`${found}; the next start begins a new life there`);
  return lives.includes(life)
    ? says.ok(`${found} and holds ${life}, which is this folder's`)
    : says.note(`${found} and holds nothing of this folder yet`);
}

/** Whoever encrypts backups may believe that of the copy as well. */
function notEncrypted({ BACKUP_KEY, BACKUP_KEY_FILE }: Environment): Finding[] {
  if (BACKUP_KEY === undefined && BACKUP_KEY_FILE === undefined) return [];
  return [
    says.note('Backups are encrypted here, and the copy is not: let the place itself encrypt.'),
  ];
}

/** Nobody who wants no copy hears of it. */
export async function checkCopy(env: Environment): Promise<Finding[]> {
  if (env.COPY_TO === undefined) return [];
  const program = await litestreamAtHand({ report: () => undefined });
  socketIn(env.dataDir);
  return [
    program
      ? says.ok(`Litestream ${litestream.version} at ${program}`)
      : says.note(
          `Litestream ${litestream.version} is not here yet; the next start builds it with Go.`,
        ),
    await checkPlace(copyPlace(env), env.dataDir),
    ...notEncrypted(env),
  ];
}
