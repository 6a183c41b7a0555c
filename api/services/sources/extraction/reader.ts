import { refused } from '#api/services/outcome.ts';
import type { FetchedPage } from '../fetch-page.ts';
import type { Reading } from './read-page.ts';

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
