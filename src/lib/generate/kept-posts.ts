import { keptPostsKey } from '#lib/kept-keys.ts';
import { readStoredSession } from '#lib/session/stored.ts';
import { rules } from '#shared/rules.ts';
import type { KeptSet } from './kept-set.ts';
import { readKept } from './read-kept.ts';

/** Whether all of it is kept, or all but what some posts said before, or not even every post. */
export type Keeping = 'kept' | 'withoutVersions' | 'full';

/** Another tab may have kept sets of its own since; the oldest go where there are too many. */
export function keepSets(owner: string, sets: readonly KeptSet[]): Keeping {
  // Logged out meanwhile, perhaps in another tab: what was kept has been forgotten on purpose.
  if (readStoredSession()?.record.id !== owner) return 'kept';
  const all = [...newerOf(sets, readKept(owner))]
    .sort((a, b) => b.made - a.made)
    .slice(0, rules.unsaved.sets);
  // Without posts a full browser loses nothing, and what is said once would be gone with the next click on Generate.
  if (all.length === 0) localStorage.removeItem(keptPostsKey);
  if (all.length === 0 || store(JSON.stringify({ owner, sets: all }))) return 'kept';
  // The posts themselves before what they said earlier, and of that the newest.
  const bare = [...all];
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const set = all[at];
    if (!set?.posts.some(({ versions }) => versions)) continue;
    bare[at] = withoutVersions(set);
    if (store(JSON.stringify({ owner, sets: bare }))) return 'withoutVersions';
  }
  while (bare.length > 0 && !store(JSON.stringify({ owner, sets: bare }))) bare.pop();
  return 'full';
}

function newerOf(mine: readonly KeptSet[], stored: readonly KeptSet[]): Iterable<KeptSet> {
  const byMade = new Map(mine.map((set) => [set.made, set]));
  for (const set of stored) {
    const own = byMade.get(set.made);
    byMade.set(set.made, own ? merged(own, set) : set);
  }
  return byMade.values();
}

export const isNewer = (one: { changed?: number | undefined }, other: typeof one) =>
  (one.changed ?? 0) > (other.changed ?? 0);

/** Two tabs may have changed two posts of one set: of each what was changed last stays. */
function merged(own: KeptSet, other: KeptSet): KeptSet {
  const [newer, older] = isNewer(other, own) ? [other, own] : [own, other];
  const posts = newer.posts.map((post, at) => {
    const elsewhere = older.posts[at];
    return elsewhere && isNewer(elsewhere, post) ? elsewhere : post;
  });
  return { ...newer, posts: [...posts, ...older.posts.slice(posts.length)] };
}

function withoutVersions({ posts, ...set }: KeptSet): KeptSet {
  return { ...set, posts: posts.map(({ versions, ...post }) => post) };
}

function store(text: string): boolean {
  try {
    if (text.length > rules.unsaved.characters) return false;
    localStorage.setItem(keptPostsKey, text);
    return true;
  } catch {
    return false;
  }
}
