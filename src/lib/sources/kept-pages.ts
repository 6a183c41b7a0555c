import { $departure } from '#lib/session/state.ts';
import type { Source } from '#shared/contracts/page-sources.ts';

const most = 10;
/** By the key of the generation. In memory: whole pages would soon fill what a browser stores. */
const pages = new Map<string, Source>();

$departure.listen((reason) => {
  if (reason === 'logout') pages.clear();
});

/** What is asked of its posts afterwards can go by what they were written from. */
export function keepPage(key: string, source: Source): void {
  pages.set(key, source);
  const [oldest] = pages.keys();
  if (pages.size > most && oldest !== undefined) pages.delete(oldest);
}

export function pageOf(key: string | undefined): Source | undefined {
  return key === undefined ? undefined : pages.get(key);
}
