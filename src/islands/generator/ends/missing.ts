import type { Missing } from '#lib/generate/kept-set.ts';
import type { PlatformEnd } from '#shared/contracts/page-api.ts';
import { cardsFor, newestSet } from '../posts/cards.ts';

/** What one platform of the newest set lacks, as the server says it. */
export function missingOf(
  { platform, posts, rest: more, shortened, problem }: PlatformEnd,
  ordered: number,
  offline: boolean,
): Missing {
  const set = newestSet();
  return {
    ...{ platform, posts, ordered, problem: problem?.code },
    doubted: set !== undefined && cardsFor(platform, set).some(({ first }) => first),
    rest: more === true,
    ...(offline && { offline, shortened }),
  };
}
