import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { main } from './command/main.ts';
import { runCommand } from './command/run-command.ts';
import { runSteps, type Step, textChecks, typeChecks } from './command/steps.ts';
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

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

main(async () => {
  const args = process.argv.slice(2);
  const wanted = (steps: Step[]) => (args.length === 0 ? steps : []);
  // The code is checked beside what waits, for downloads at first and then for servers, and told of at the end.
  let told = '';
  const check = (steps: Step[]) =>
    runSteps(wanted(steps), (output) => {
      told += output;
    });
  const checkingTexts = check(textChecks);
  const checks = [checkingTexts];
  async function buildAndTest(): Promise<TestRun> {
    const [chromium, pocketbase] = await Promise.all([
      obtainChromium(),
      obtainPocketbase(),
      buildSite(process.cwd(), resolve('dist')),
    ]);
    checks.push(checkingTexts.then(() => check(typeChecks)));
    process.stdout.write('\n── Unit, API, PocketBase and browser tests\n');
    const env = { ...process.env, CHROMIUM_PATH: chromium, POCKETBASE_BIN: pocketbase };
    return runTests(args, env);
  }
  // What the checks found is told also where the build or a download has failed.
  const tests = await buildAndTest().finally(async () => {
    await Promise.allSettled(checks);
    process.stdout.write(told);
  });
  const tallies = [tests, ...(await Promise.all(checks))];
  const passed = sum(tallies.map((tally) => tally.passed));
  const failed = sum(tallies.map((tally) => tally.failed));
  process.stdout.write(tellDearest(tests.dearest));
  process.stdout.write(tellSecondTries(tests.secondTries));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});
