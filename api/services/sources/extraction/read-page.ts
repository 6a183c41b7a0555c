import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '#api/log.ts';
import { type Outcome, refused } from '#api/services/outcome.ts';
import type { SourceAnswer } from '#shared/contracts/page-sources.ts';
import { rules } from '#shared/rules.ts';
import type { FetchedPage } from '../fetch-page.ts';
import { Turns } from '../turns.ts';
import { watchMemory } from './memory-watch.ts';

const { atOnce, readingSeconds, readingMegabytes } = rules.source;
const ourReader = fileURLToPath(new URL('./reader.ts', import.meta.url));
const turns = new Turns(2, atOnce, refused('sourceBusy'));
/** Browsers give an answer a minute, and fetching and reading take their part of it. */
const longestWaitSeconds = 15;

/** `failure`: the name of an error that no page should lead to, never its words, which may be the page's. */
export interface Reading {
  outcome: Outcome<SourceAnswer>;
  failure: string | null;
}

interface Course {
  gone: AbortSignal;
  log: Log;
  seconds?: number;
  waitSeconds?: number;
  reader?: string;
}

function readApart(
  page: FetchedPage,
  { gone, log, seconds = readingSeconds, reader = ourReader }: Course,
): Promise<Outcome<SourceAnswer>> {
  const child = fork(reader, [String(seconds)], {
    execArgv: [`--max-old-space-size=${readingMegabytes}`],
    // No variable of ours is handed on, and its output is dropped: it may quote the page.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: seconds * 1_000,
    signal: gone,
    killSignal: 'SIGKILL',
  });
  const unwatch = watchMemory(child.pid, () => child.kill('SIGKILL'));
  return new Promise((resolve) => {
    let outcome: Outcome<SourceAnswer> = refused('sourceUnreadable');
    const fail = (reason: string | number) => {
      log.warn({ reason }, 'the reader of pages failed');
      outcome = refused('serviceUnavailable');
    };
    child.once('message', (read: Reading) => {
      outcome = read.outcome;
      // Pages that are nested too deeply exhaust the stack.
      if (read.failure !== null && read.failure !== 'RangeError') {
        log.warn({ reason: read.failure }, 'a page broke its reader');
      }
      child.kill('SIGKILL');
    });
    child.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      if (!gone.aborted) fail(code);
      resolve(outcome);
    });
    child.once('exit', (code) => {
      unwatch();
      // A page ends it by a signal, in the end by ours; with a number it ends before it sees one.
      if (code !== null && !gone.aborted) fail(code);
      resolve(outcome);
    });
    // Where it cannot be sent, the process is gone, and its end says so.
    child.send(page, () => undefined);
  });
}

/**
 * In a process of its own: what a hostile page makes it take goes with it, where a thread's memory
 * stays with the program that had it, and running out of it ends nobody else.
 */
export function readPage(page: FetchedPage, course: Course): Promise<Outcome<SourceAnswer>> {
  const { gone, waitSeconds = longestWaitSeconds } = course;
  const leaving = AbortSignal.any([gone, AbortSignal.timeout(waitSeconds * 1_000)]);
  return turns.take(leaving, () => readApart(page, course));
}
