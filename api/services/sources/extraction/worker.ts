import { parentPort, workerData } from 'node:worker_threads';
import type { FetchedPage } from '../fetch-page.ts';

// A page is read here and nothing else is done: whatever the reader tries, it asks nobody.
Reflect.deleteProperty(globalThis, 'fetch');
const { extract } = await import('./extract.ts');
const page = workerData as FetchedPage;
parentPort?.postMessage(extract({ ...page, body: Buffer.from(page.body) }));
