import { Worker } from 'node:worker_threads';
import { type Outcome, refused } from '#api/services/outcome.ts';
import type { SourceAnswer } from '#shared/contracts/page-sources.ts';
import { rules } from '#shared/rules.ts';
import type { FetchedPage } from '../fetch-page.ts';
import { Turns } from './turns.ts';

const { readingSeconds, readingMegabytes } = rules.source;
const file = new URL('./worker.ts', import.meta.url);
const resourceLimits = {
  maxOldGenerationSizeMb: readingMegabytes,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 2,
};
const turns = new Turns(2, 20);

function inWorker(page: FetchedPage, seconds: number): Promise<Outcome<SourceAnswer>> {
  // Its own output is dropped: it may quote the page. No variable of ours is handed on.
  const given = { workerData: page, resourceLimits, env: {}, stdout: true, stderr: true };
  return new Promise((resolve) => {
    const worker = new Worker(file, given);
    worker.stdout.resume();
    worker.stderr.resume();
    const end = (outcome: Outcome<SourceAnswer>) => {
      clearTimeout(clock);
      resolve(outcome);
      void worker.terminate();
    };
    const clock = setTimeout(() => end(refused('sourceUnreadable')), seconds * 1_000);
    worker.once('message', end);
    worker.once('error', () => end(refused('sourceUnreadable')));
    worker.once('exit', () => end(refused('sourceUnreadable')));
  });
}

/** A page is read apart from everything else: with it goes all that it took. */
export async function readPage(
  page: FetchedPage,
  within = readingSeconds,
): Promise<Outcome<SourceAnswer>> {
  return (await turns.take(() => inWorker(page, within))) ?? refused('serviceUnavailable');
}
