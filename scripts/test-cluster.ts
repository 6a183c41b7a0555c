import { clusterMissing, clusterProgram } from '#tests/harness/cluster/program.ts';
import { main } from './command/main.ts';
import { runCommand } from './command/run-command.ts';
import { obtainPocketbase } from './obtain/obtain.ts';

const tests = [
  'tests/pocketbase/access',
  'tests/pocketbase/ledger',
  'tests/api/cluster',
  'tests/api/billing',
];

/** The tests of access, ledger and billing against three nodes instead of one PocketBase. */
main(async () => {
  if (clusterProgram === undefined) {
    process.stdout.write(`${clusterMissing}\n`);
    return 0;
  }
  const args = process.argv.slice(2);
  const env = {
    ...process.env,
    POCKETBASE_BIN: await obtainPocketbase(),
    POSTQUILL_TESTS_ON: 'cluster',
  };
  return runCommand('vitest', ['run', ...(args.length > 0 ? args : tests)], { env });
});
