import { beforeEach, expect, test, vi } from 'vitest';
import type { AskedWish, Proposed } from '#islands/parts/refine/open-refinements.ts';
import { readOpen, storeOpen } from '#islands/parts/refine/stored-refinements.ts';
import { MemoryStorage } from '../../lib/memory-storage.ts';

const wish = { action: 'shorter', tone: 'casual' } as const;
const asked: AskedWish = { wish, text: 'Long.', key: 'k' };
const refined = { text: 'Short.', lost: [], added: [], left: 4, plan: 'free', offline: false };
const proposed = { wish, before: 'Long.', refined } as Proposed;
const both = { asked: { one: asked }, proposed: { two: proposed } };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

test('what is open comes back for its owner only', () => {
  storeOpen('ada', both);
  expect(readOpen('ada')).toEqual(both);
  expect(readOpen('grace')).toBeNull();
  storeOpen('ada', { asked: {}, proposed: {} });
  expect(sessionStorage.length).toBe(0);
});

test('what an older page left in another shape is let go, and so are all but the last', () => {
  const odd = { three: null, four: { wish: 'shorter' }, five: { ...proposed, refined: {} } };
  storeOpen('ada', { ...both, proposed: { ...both.proposed, ...odd } as never });
  expect(readOpen('ada')).toEqual(both);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`post-${at}`, proposed]));
  storeOpen('ada', { asked: {}, proposed: many });
  expect(Object.keys(readOpen('ada')?.proposed ?? {}).at(0)).toBe('post-10');
});

test('a storage that is full or holds something else changes nothing', () => {
  sessionStorage.setItem('postquill_refinements', '{');
  expect(readOpen('ada')).toBeNull();
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => storeOpen('ada', both)).not.toThrow();
});
