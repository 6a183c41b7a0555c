import type { Environment } from '#api/env.ts';
import { asTyped } from '#scripts/command/as-typed.ts';
import { PlainError } from '#shared/plain-error.ts';

const patienceMilliseconds = 3_000;

/** A node that leads says 200 and another one 503; a PocketBase alone has no such address. */
async function clusterServesAt(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const status = await fetch(`${url}/api/cluster/leads`, { signal }).then(
    (answer) => answer.status,
    () => 0,
  );
  return status === 200 || status === 503;
}

/** A backup of a database that nobody uses any more looks like any other, until it is needed. */
export async function refuseOtherDatabase(env: Environment): Promise<void> {
  const { dataDir, pocketbaseUrl } = env;
  if (env.pocketbaseElsewhere) {
    throw new PlainError(
      `POCKETBASE_URL leads to ${pocketbaseUrl}, and the database in ${dataDir} is another one: back up there.`,
    );
  }
  if (!(await clusterServesAt(pocketbaseUrl))) return;
  throw new PlainError(
    `A cluster serves at ${pocketbaseUrl}, and the database in ${dataDir} is not its: back up a dump of it ` +
      `(${asTyped('backup', '--database FILE')}), as deploy/cluster/README.md says.`,
  );
}
