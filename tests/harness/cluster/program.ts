import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const built = resolve('deploy/cluster/program/postquill-cluster');

/** The program of deploy/cluster, where somebody built it. */
export const clusterProgram =
  process.env.POSTQUILL_CLUSTER_PROGRAM ?? (existsSync(built) ? built : undefined);

export const clusterMissing =
  'SKIPPED: the program of deploy/cluster is not built here. It needs Go and libdqlite 1.18 or later ' +
  '(deploy/cluster/README.md); POSTQUILL_CLUSTER_PROGRAM names one.';

/** Said once by each file that needs it, since a test that is skipped looks like one that passed. */
export function tellOfMissingCluster(): boolean {
  if (clusterProgram !== undefined) return false;
  process.stderr.write(`\n${clusterMissing}\n\n`);
  return true;
}

/** `npm run test:cluster` runs tests of one PocketBase against three. */
export const onCluster = process.env.POSTQUILL_TESTS_ON === 'cluster';
