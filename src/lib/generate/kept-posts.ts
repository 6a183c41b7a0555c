import { keptPostsKey, readStoredSession } from '#lib/session/stored.ts';
import type { Version } from '#shared/contracts/page-pocketbase.ts';
import {
  defaultPlatform,
  isPlatform,
  isTone,
  type Platform,
  rules,
  type Tone,
} from '#shared/rules.ts';
import type { Asked } from './generate.ts';

/** What one press of the button gave. */
export interface KeptSet {
  /** When it was asked for, in milliseconds; no account asks twice in one. */
  made: number;
  /** When a tab changed it, or one of its posts, last: what another tab has from before does not replace it. */
  changed?: number | undefined;
  topic: string;
  details: string;
  /** What they were ordered for. */
  platforms: readonly Platform[];
  missing?: readonly Missing[] | undefined;
  /** The request as it was sent: for what is missing, and with the page that they were written from. */
  asked?: Asked | undefined;
  /** The name of the account's own model, where that wrote them. */
  ownModel?: string | undefined;
  posts: readonly KeptPost[];
}

/** Of one platform. */
export interface Missing {
  platform: Platform;
  /** Why none came, in a sentence. */
  problem?: string | undefined;
  /** How many posts came, and how many were ordered. */
  posts: number;
  ordered: number;
  /** Drafts were left out because they were doubted. */
  doubted: boolean;
  /** Written without a model, which has no more to say. */
  offline?: true | undefined;
  /** Not all that the author told is in it. */
  shortened?: true | undefined;
  /** The others may be asked for. */
  rest: boolean;
}

export interface KeptPost {
  /** When a tab changed it last. */
  changed?: number | undefined;
  text: string;
  platform: Platform;
  tone: Tone;
  first?: true | undefined;
  savedId: string | null;
  key?: string | undefined;
  /** It is being edited: what it said before. */
  edited?: string | undefined;
  /** What it said at other times, and says now; none where it was never changed. */
  versions?: readonly Version[] | undefined;
}

/** The generated posts this browser keeps for an account, newest set first; nobody else gets them. */
export function readKept(owner: string): KeptSet[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keptPostsKey) ?? 'null');
    return kept?.owner === owner ? kept.sets.filter(isSet).map(asOfToday) : [];
  } catch {
    // Forbidden, or something that is not ours: nothing is kept.
    return [];
  }
}

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

/** Each platform's had what to ask again. */
type MissingOfBefore = Omit<Missing, 'rest'> & { rest?: boolean; asked?: Asked | null };

/** Sets of before had no details, and one platform. */
function asOfToday(set: KeptSet): KeptSet {
  const { details = '', posts } = set;
  const platforms = [...new Set([...(set.platforms ?? []), ...posts.map((post) => post.platform)])];
  const [platform] = platforms;
  const lacking: MissingOfBefore[] = [set.missing ?? []].flat();
  const missing = lacking.map(({ asked, ...one }) => {
    return { ...(platform && { platform }), ...one, rest: one.rest ?? asked != null };
  });
  const asked = set.asked ?? lacking.find((one) => one.asked)?.asked ?? undefined;
  const whole = missing.length === 0;
  return { ...set, details, platforms, missing: whole ? undefined : missing, asked };
}

function isSet(set: Partial<KeptSet> | null): set is KeptSet {
  return (
    typeof set?.made === 'number' &&
    typeof (set.changed ?? 0) === 'number' &&
    typeof set.topic === 'string' &&
    typeof (set.details ?? '') === 'string' &&
    typeof (set.ownModel ?? '') === 'string' &&
    [set.missing ?? []].flat().every(isMissing) &&
    (set.platforms ?? []).every((platform) => isPlatform(String(platform))) &&
    Array.isArray(set.posts) &&
    set.posts.every(isPost)
  );
}

function isMissing(missing: Missing | null): boolean {
  return (
    typeof missing?.posts === 'number' &&
    typeof missing.ordered === 'number' &&
    isPlatform(String(missing.platform ?? defaultPlatform))
  );
}

function isPost(post: Partial<Record<keyof KeptPost, unknown>> | null): boolean {
  if (typeof post?.text !== 'string') return false;
  const saved = post.savedId === null || typeof post.savedId === 'string';
  const keyed = post.key === undefined || typeof post.key === 'string';
  const edited = post.edited === undefined || typeof post.edited === 'string';
  const dated = post.changed === undefined || typeof post.changed === 'number';
  const versions = post.versions === undefined || isVersions(post.versions);
  return (
    saved &&
    keyed &&
    edited &&
    dated &&
    versions &&
    isPlatform(String(post.platform)) &&
    isTone(String(post.tone))
  );
}

function isVersions(versions: unknown): boolean {
  return (
    Array.isArray(versions) &&
    versions.every((one) => typeof one?.text === 'string' && typeof one.cause === 'string')
  );
}
