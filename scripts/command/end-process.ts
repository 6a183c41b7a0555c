import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Asks a program to end and waits until it has; one that does not within ten seconds is killed. */
export async function endProcess(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}
