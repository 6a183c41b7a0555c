import { keptPostsKey } from '#lib/kept-keys.ts';
import { defaultPlatform, isPlatform, isTone } from '#shared/rules.ts';
import type { Asked } from './generation-end.ts';
import type { KeptPost, KeptSet, Missing } from './kept-set.ts';

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
