import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { main } from './command/main.ts';
import { runCommand } from './command/run-command.ts';
import { codeChecks, runSteps } from './command/steps.ts';
import { readReport, type TestRun, tellDearest, tellSecondTries } from './command/test-report.ts';
import { obtainChromium } from './obtain/chromium.ts';
import { obtainPocketbase } from './obtain/obtain.ts';
import { buildSite } from './site/build-site.ts';

async function runTests(args: string[], env: NodeJS.ProcessEnv): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'postquill-results-'));
  const file = join(folder, 'results.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runCommand('vitest', ['run', ...reporters, ...args], { env });
    return readReport(readFileSync(file, 'utf8'), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main(async () => {
  const args = process.argv.slice(2);
  const env = {
    ...process.env,
    CHROMIUM_PATH: await obtainChromium(),
    POCKETBASE_BIN: await obtainPocketbase(),
  };
  await buildSite(process.cwd(), resolve('dist'));
  process.stdout.write('\n── Unit, API, PocketBase and browser tests\n');
  // The code is checked meanwhile, in the time that tests only wait, and told of after them.
  let told = '';
  const checking = runSteps(args.length === 0 ? codeChecks : [], (output) => {
    told += output;
  });
  const tests = await runTests(args, env);
  const checks = await checking;
  process.stdout.write(told);
  const passed = checks.passed + tests.passed;
  const failed = checks.failed + tests.failed;
  process.stdout.write(tellDearest(tests.dearest));
  process.stdout.write(tellSecondTries(tests.secondTries));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});
