import { execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { endChildren, endWithUs } from '#scripts/command/end-with-us.ts';

test('a child that is of use only while we live is ended, and waited for', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'pipe' });
  endWithUs(child);
  for (const each of [child, child.stdin, child.stdout, child.stderr]) {
    (each as unknown as NodeJS.Timeout).unref();
  }
  await endChildren();
  expect(child.signalCode).toBe('SIGKILL');
  await endChildren();
});

test('one that could not begin is waited for by nobody', async () => {
  const child = spawn(resolve('a-program-that-is-not-there'));
  child.on('error', () => undefined);
  endWithUs(child);
  await endChildren();
  expect(child.pid).toBeUndefined();
});

test('a command that ends leaves none behind, nor one that nobody has buried', () => {
  const script = `
    import { spawn } from 'node:child_process';
    import { endWithUs } from '#scripts/command/end-with-us.ts';
    import { main } from '#scripts/command/main.ts';
    main(async () => {
      const child = spawn('sleep', ['100']);
      endWithUs(child);
      console.log(child.pid);
      return 3;
    });`;
  const args = ['--input-type=module-typescript', '-e', script];
  let said = '';
  let code = 0;
  try {
    execFileSync(process.execPath, args, { cwd: resolve('.'), encoding: 'utf8' });
  } catch (error) {
    ({ stdout: said, status: code } = error as { stdout: string; status: number });
  }
  expect(code).toBe(3);
  expect(() => process.kill(Number(said), 0)).toThrow('ESRCH');
});
