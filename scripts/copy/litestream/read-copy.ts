import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '#shared/plain-error.ts';
import { sightOf } from '../folder-sight.ts';
import { litestreamCommand } from './litestream.ts';
import type { LitestreamJob } from './settings.ts';

/** Much longer than a busy disk or a store that lists very many files needs. */
const longestSilence = 600_000;
const lookMilliseconds = 100;

/** Waits until it ended; false where nothing was written or said for too long, and it was ended. */
async function endedByItself(
  child: ChildProcess,
  silentMilliseconds: number,
  sight: () => Promise<string>,
  isRead: () => boolean,
): Promise<boolean> {
  const over = new AbortController();
  const closed = once(child, 'close').finally(() => over.abort());
  let seen = '';
  let moved = performance.now();
  while (!over.signal.aborted) {
    const now = await sight();
    if (now !== seen || isRead()) moved = performance.now();
    seen = now;
    if (performance.now() - moved > silentMilliseconds) {
      // It waits for somebody who is gone, and would for a day.
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      return false;
    }
    await sleep(lookMilliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  }
  await closed;
  return true;
}

/**
 * Has Litestream read the copy; its complaint, where it failed. A host that says nothing any more is waited for so long
 * and not longer. Once the whole file is there nothing is written while it is looked through.
 */
export async function readCopy(
  job: LitestreamJob,
  more: string[],
  silentMilliseconds = longestSilence,
): Promise<{ output: string; complaint: string | undefined }> {
  const { command, args, env } = litestreamCommand(job, 'restore', more);
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const sight = async () =>
    `${output.length} ${errors.length} ${await sightOf(dirname(job.database))}`;
  const isRead = () => existsSync(job.database);
  if (!(await endedByItself(child, silentMilliseconds, sight, isRead))) {
    throw new PlainError(
      `The copy in ${job.place.where} has not answered for ${silentMilliseconds / 1_000} seconds: run this again once it does.`,
    );
  }
  const last = errors
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^Error: /, '');
  const { exitCode, signalCode } = child;
  return {
    output,
    complaint: exitCode === 0 ? undefined : last || `it ended with ${signalCode ?? exitCode}`,
  };
}
