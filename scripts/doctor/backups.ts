import type { Environment } from '#api/env.ts';
import { momentOf, newestFirst } from '#scripts/backup/backup-name.ts';
import type { BackupPlace } from '#scripts/backup/places/place.ts';
import { backupKey, backupPlace } from '#scripts/backup/settings.ts';
import { about, type Finding } from './finding.ts';

const says = about('Backups');
const hour = 3_600_000;
/** A night may be missed, and no more. */
const stale = 50 * hour;

function inWords(milliseconds: number): string {
  const hours = Math.max(0, Math.round(milliseconds / hour));
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

async function checkNewest(place: BackupPlace): Promise<Finding> {
  const { where } = place;
  await place.requireWritable?.();
  if (place.isMissing?.()) {
    return says.note(`${where} is not there: the first backup makes it, or a disk is not mounted`);
  }
  const found = newestFirst(await place.list());
  const [newest] = found;
  if (newest === undefined) return says.note(`${where} can be reached and holds none yet`);
  const age = Date.now() - momentOf(newest).getTime();
  // Nor has it an age where its name is no moment at all.
  if (!(age >= -hour)) {
    return says.wrong(
      `${newest} in ${where} bears a time that has not come: its name or the clock here is wrong.`,
    );
  }
  const line = `${found.length} in ${where}, the newest ${inWords(age)} old`;
  return age > stale
    ? says.wrong(`${line}: the nightly one does not run any more, or fails.`)
    : says.ok(line);
}

export async function checkBackups(env: Environment): Promise<Finding[]> {
  if (env.BACKUP_TO === undefined) return [says.note('BACKUP_TO is not set: there are none')];
  const place = backupPlace(env, { inHurry: true });
  const key = backupKey(env);
  return [
    await checkNewest(place),
    key === undefined
      ? says.note('not encrypted: BACKUP_KEY is not set, so whoever reads one reads every account')
      : says.ok('encrypted: the key is set'),
  ];
}
