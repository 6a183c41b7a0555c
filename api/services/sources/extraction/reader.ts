import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refused } from '#api/services/outcome.ts';
import type { FetchedPage } from '../fetch-page.ts';
import type { Reading } from './read-page.ts';

/** Whoever reads for us ends this process first, as long as it lives. */
const graceSeconds = 1;

const seconds = Number(process.argv[2]) + graceSeconds;
const end = new URL('./end-in-time.ts', import.meta.url);
await once(new Worker(end, { workerData: { parent: process.ppid, seconds } }), 'message');

// A page is read here and nothing else is done: whatever the libraries try, they ask nobody.
Reflect.deleteProperty(globalThis, 'fetch');
const { extract } = await import('./extract.ts');

async function read(page: FetchedPage): Promise<Reading> {
  try {
    return { outcome: await extract({ ...page, body: Buffer.from(page.body) }), failure: null };
  } catch (error) {
    return { outcome: refused('sourceUnreadable'), failure: (error as Error).name };
  }
}

process.once('disconnect', () => process.exit());
// Who goes on listening stays until it is ended, so that the answer arrives first.
process.on('message', async (page: FetchedPage) => {
  process.send?.(await read(page));
});
