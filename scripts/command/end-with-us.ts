import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const children = new Set<ChildProcess>();

/**
 * A child that is of use only while we live. It is ended, and waited for, before the command ends: left to itself it
 * would take a moment longer, and a first process that reaps nobody would keep it for good.
 */
export function endWithUs(child: ChildProcess): void {
  // Without a number it did not begin, and will not end.
  if (child.pid === undefined) return;
  children.add(child);
  child.once('exit', () => children.delete(child));
}

export async function endChildren(): Promise<void> {
  await Promise.all(
    [...children].map(async (child) => {
      const over = once(child, 'exit');
      child.ref();
      child.kill('SIGKILL');
      await over;
    }),
  );
}
