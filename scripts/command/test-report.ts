import { relative } from 'node:path';
import { z } from 'zod';
import type { Tally } from './steps.ts';

/** What we read of the file that vitest's JSON reporter writes. */
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

export interface TestRun extends Tally {
  /** Each test that failed first and then passed, with why it failed. */
  secondTries: string[];
  /** The files that took longest, from the first test to the end of the last, the slowest first. */
  dearest: { file: string; seconds: number }[];
}

const dearestShown = 10;

/** `code` is what vitest exited with. */
export function readReport(json: string, code: number, root = process.cwd()): TestRun {
  const { numPassedTests, numFailedTests, success, testResults } = report.parse(JSON.parse(json));
  // A file that could not even be loaded fails the run without failing a test.
  const broken = numFailedTests === 0 && (code !== 0 || !success) ? 1 : 0;
  const secondTries = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // What passed keeps the failures of the tries before.
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [failure = ''] }) => {
        const [why] = failure.split('\n');
        return `${relative(root, name)}: ${fullName.trim()} (${why})`;
      }),
  );
  const dearest = testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.round((endTime - startTime) / 1_000),
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, dearestShown);
  return { passed: numPassedTests, failed: numFailedTests + broken, secondTries, dearest };
}

/** Said at the end of a run, so that none of them hides behind its second try. */
export function tellSecondTries(secondTries: readonly string[]): string {
  if (secondTries.length === 0) return '';
  const list = secondTries.map((test) => `  ${test}\n`).join('');
  return `\n${secondTries.length} passed at the second try:\n${list}`;
}

/** Said at the end too: a suite grows slow by a few files, and whoever made one of them sees it here. */
export function tellDearest(dearest: TestRun['dearest']): string {
  const list = dearest.map(({ file, seconds }) => `  ${seconds} s  ${file}\n`).join('');
  return `\nThe files that took longest:\n${list}`;
}
