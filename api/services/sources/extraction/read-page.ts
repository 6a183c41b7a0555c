import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Outcome, refused } from '#api/services/outcome.ts';
import type { SourceAnswer } from '#shared/contracts/page-sources.ts';
import { rules } from '#shared/rules.ts';
import type { FetchedPage } from '../fetch-page.ts';
import { Turns } from '../turns.ts';

const { atOnce, readingSeconds, readingMegabytes } = rules.source;
const reader = fileURLToPath(new URL('./reader.ts', import.meta.url));
const turns = new Turns(2, atOnce);

function readApart(
  page: FetchedPage,
  gone: AbortSignal,
  seconds: number,
): Promise<Outcome<SourceAnswer>> {
  const child = fork(reader, {
    execArgv: [`--max-old-space-size=${readingMegabytes}`],
    // No variable of ours is handed on, and its output is dropped: it may quote the page.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: seconds * 1_000,
    signal: gone,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    let outcome: Outcome<SourceAnswer> = refused('sourceUnreadable');
    child.once('message', (read: Outcome<SourceAnswer>) => {
      outcome = read;
      child.kill('SIGKILL');
    });
    const ended = () => resolve(outcome);
    child.once('error', ended);
    child.once('exit', ended);
    // Where it cannot be sent, the process is gone, and its end says so.
    child.send(page, () => undefined);
  });
}

/**
 * In a process of its own: what a hostile page makes it take goes with it, where a thread's memory
 * stays with the program that had it, and running out of it ends nobody else.
 */
export function readPage(
  page: FetchedPage,
  gone: AbortSignal,
  within = readingSeconds,
): Promise<Outcome<SourceAnswer>> {
  return turns.take(gone, () => readApart(page, gone, within));
}
