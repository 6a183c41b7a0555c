import type { Environment } from '#api/env.ts';
import { momentOf, newestFirst } from '#scripts/backup/backup-name.ts';
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

export async function checkBackups(env: Environment): Promise<Finding[]> {
  if (env.BACKUP_TO === undefined) return [says.note('BACKUP_TO is not set: there are none')];
  const place = backupPlace(env);
  const key = backupKey(env);
  const found = newestFirst(await place.list());
  const [newest] = found;
  const findings: Finding[] = [];
  if (newest === undefined)
    findings.push(says.note(`${place.where} can be reached and holds none yet`));
  else {
    const age = Date.now() - momentOf(newest).getTime();
    const line = `${found.length} in ${place.where}, the newest ${inWords(age)} old`;
    findings.push(
      age > stale ? says.note(`${line}: does the nightly one still run?`) : says.ok(line),
    );
  }
  findings.push(
    key === undefined
      ? says.note('not encrypted: BACKUP_KEY is not set, so whoever reads one reads every account')
      : says.ok('encrypted: the key is set'),
  );
  return findings;
}
