import type { Environment } from '#api/env.ts';
import { asTyped } from '#scripts/command/as-typed.ts';
import { takenOver } from '#scripts/copy/keeping/before-copying.ts';
import { socketIn } from '#scripts/copy/litestream/settings.ts';
import {
  givenLife,
  lifeInTheWay,
  mayStillBeLed,
  requireWhatBegan,
} from '#scripts/copy/own-life.ts';
import { type CopyPlace, copyPlace } from '#scripts/copy/place.ts';
import { standingOf } from '#scripts/copy/promotion/ready.ts';
import { refuseRememberedFence } from '#scripts/copy/remembered-fence.ts';
import { isStandby } from '#scripts/copy/standby-files.ts';
import { litestream } from '#scripts/obtain/litestream.ts';
import { litestreamAtHand } from '#scripts/obtain/obtain.ts';
import { about, type Finding } from './finding.ts';

const says = about('Copy');

/** As a start asks it, without taking anything. */
async function checkPlace(place: CopyPlace, { dataDir, COPY_AFTER }: Environment) {
  const found = `${place.where} can be reached`;
  const life = givenLife(dataDir);
  if (life === undefined) {
    const inTheWay = await lifeInTheWay(place, COPY_AFTER);
    if (inTheWay !== undefined) throw mayStillBeLed(place, inTheWay);
    return says.ok(`${found}; the next start begins a new life there`);
  }
  await requireWhatBegan(place, dataDir, life);
  if (await place.fences.has(life)) throw takenOver(place, life, dataDir);
  return (await place.lives.has(life))
    ? says.ok(`${found} and holds ${life}, which is this folder's`)
    : says.note(`${found} and holds nothing of this folder yet`);
}

/** Not to be started, as long as there is somebody to follow. */
async function checkStandby(place: CopyPlace, dataDir: string): Promise<Finding> {
  const { life } = await standingOf(place, dataDir);
  return says.note(
    `${dataDir} is a standby of ${life}, and no start takes it before ${asTyped('promote')} has made it the installation`,
  );
}

/** Whoever encrypts backups may believe that of the copy as well. */
function notEncrypted({ BACKUP_KEY, BACKUP_KEY_FILE }: Environment): Finding[] {
  if (BACKUP_KEY === undefined && BACKUP_KEY_FILE === undefined) return [];
  return [
    says.note('Backups are encrypted here, and the copy is not: let the place itself encrypt.'),
  ];
}

/** Nobody who keeps no copy hears of it, unless another machine has taken over. */
export async function checkCopy(env: Environment): Promise<Finding[]> {
  const { dataDir } = env;
  refuseRememberedFence(dataDir);
  if (!env.keepsCopy && !isStandby(dataDir)) return [];
  const place = copyPlace(env);
  await place.requireWritable?.();
  const program = await litestreamAtHand({ report: () => undefined });
  socketIn(dataDir);
  return [
    program
      ? says.ok(`Litestream ${litestream.version} at ${program}`)
      : says.note(
          `Litestream ${litestream.version} is not here yet; the next start builds it with Go.`,
        ),
    isStandby(dataDir) ? await checkStandby(place, dataDir) : await checkPlace(place, env),
    ...notEncrypted(env),
  ];
}
