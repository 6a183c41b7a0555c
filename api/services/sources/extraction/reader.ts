import type { FetchedPage } from '../fetch-page.ts';

// A page is read here and nothing else is done: whatever the libraries try, they ask nobody.
Reflect.deleteProperty(globalThis, 'fetch');
const { extract } = await import('./extract.ts');

process.once('disconnect', () => process.exit());
process.once('message', (page: FetchedPage) => {
  process.send?.(extract({ ...page, body: Buffer.from(page.body) }));
});
