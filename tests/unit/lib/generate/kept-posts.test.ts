import { beforeEach, expect, test, vi } from 'vitest';
import { keepSets } from '#lib/generate/kept-posts.ts';
import type { KeptSet } from '#lib/generate/kept-set.ts';
import { readKept } from '#lib/generate/read-kept.ts';
import { rules } from '#shared/rules.ts';
import { MemoryStorage } from '../memory-storage.ts';

const owner = 'ada';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  localStorage.setItem('pocketbase_auth', JSON.stringify({ token: 't', record: { id: owner } }));
});

function setOf(made: number, more: Partial<KeptSet> = {}, versions?: string[]): KeptSet {
  const cause = 'shorter';
  const post = { text: `Post ${made}`, platform: 'x', tone: 'casual', savedId: null } as const;
  const kept = versions && { versions: versions.map((text) => ({ text, cause })) };
  const set = { made, topic: 'Soup', details: '', platforms: ['x'] as const };
  return { ...set, posts: [{ ...post, ...kept }], ...more };
}

const third = 'x'.repeat(rules.unsaved.characters / 3);
const stored = () => readKept(owner);

test('what another tab has from before does not replace what was changed since', () => {
  const before = setOf(1);
  const refined = setOf(1, { changed: 5 }, ['Post 1', 'P']);
  expect(keepSets(owner, [refined])).toBe('kept');
  keepSets(owner, [before]);
  expect(stored()).toEqual([refined]);
  const later = setOf(1, { changed: 6, topic: 'Tea' });
  keepSets(owner, [later]);
  expect(stored()).toEqual([later]);
});

test('of two posts of a set that two tabs changed, both stay as they were changed', () => {
  const [post] = setOf(1).posts;
  const set = (changed: number, posts: readonly [number, string][]) =>
    setOf(1, {
      changed,
      posts: posts.map(([at, text]) => ({ ...post, changed: at, text }) as never),
    });
  keepSets(owner, [
    set(5, [
      [0, 'one'],
      [5, 'Two, there'],
    ]),
  ]);
  keepSets(owner, [
    set(6, [
      [6, 'One, here'],
      [0, 'two'],
    ]),
  ]);
  expect(stored()).toEqual([
    set(6, [
      [6, 'One, here'],
      [5, 'Two, there'],
    ]),
  ]);
});

test('where it is too much, what the oldest posts said before goes first', () => {
  const sets = [1, 2, 3].map((made) => setOf(made, {}, [third]));
  expect(keepSets(owner, sets)).toBe('withoutVersions');
  const [newest, second, oldest] = stored();
  expect(newest?.posts[0]?.versions).toHaveLength(1);
  expect(second?.posts[0]?.versions).toHaveLength(1);
  expect(oldest).toEqual(setOf(1));
});

test('where the posts themselves are too much, the oldest sets go', () => {
  const sets = [1, 2, 3].map((made) => setOf(made, { details: third }));
  expect(keepSets(owner, sets)).toBe('full');
  expect(stored().map(({ made }) => made)).toEqual([3, 2]);
});

test('a browser that is full loses something once there are posts, and not before', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(keepSets(owner, [])).toBe('kept');
  expect(keepSets(owner, [setOf(1)])).toBe('full');
});

test('a set of before is for the one platform of its posts, and so is what it lacks', () => {
  const { platforms, ...before } = setOf(1);
  const missing = { posts: 1, ordered: 5, doubted: false };
  const sets = [{ ...before, missing: { ...missing, asked: null } }];
  localStorage.setItem('postquill_posts', JSON.stringify({ owner, sets }));
  const lacking = [{ platform: 'x', ...missing, rest: false }] as const;
  expect(stored()).toEqual([{ ...setOf(1), missing: lacking }]);
  // What it says now, it says again.
  keepSets(owner, stored());
  expect(stored()[0]?.missing).toHaveLength(1);
});

test('what to ask again stands in a set once, also where one of before had it with each platform', () => {
  const body = { topic: 'Soup', tone: 'casual', platform: 'x' } as const;
  const asked = { path: '/api/generate', key: 'k', body } as const;
  const { platforms, ...before } = setOf(1);
  const one = { posts: 1, ordered: 5, doubted: false };
  const missing = [
    { ...one, platform: 'x', asked },
    { ...one, platform: 'linkedin', asked },
    { ...one, platform: 'instagram', asked: null },
  ];
  const sets = [{ ...before, platforms: ['x', 'linkedin', 'instagram'], missing }];
  localStorage.setItem('postquill_posts', JSON.stringify({ owner, sets }));
  keepSets(owner, stored());
  expect(localStorage.getItem('postquill_posts')?.split('"asked"')).toHaveLength(2);
  const [set] = stored();
  expect(set?.asked).toEqual(asked);
  expect(set?.missing?.map(({ rest }) => rest)).toEqual([true, true, false]);
});
