import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { endKept } from './kept.ts';

/** The groups that a test stands in, the file first. */
function groupsOf({ file, suite }: RunnerTestCase): RunnerTestSuite[] {
  const groups: RunnerTestSuite[] = [];
  for (let group = suite; group && group !== file; group = group.suite) groups.unshift(group);
  return [file, ...groups];
}

/**
 * What a file's tests share, its servers most of all, is made anew before a second try: the first may
 * have left it stopped, used up or changed, and then no second try could pass.
 */
export async function makeSharedAnew(test: RunnerTestCase): Promise<void> {
  const groups = groupsOf(test);
  for (const group of groups.toReversed()) {
    for (const end of TestRunner.getSuiteHooks(group).afterAll.toReversed()) {
      // What the first try broke may not end in order.
      await Promise.resolve(end(group)).catch(() => undefined);
    }
  }
  await endKept();
  for (const group of groups) {
    for (const begin of TestRunner.getSuiteHooks(group).beforeAll) await begin(group);
  }
}
