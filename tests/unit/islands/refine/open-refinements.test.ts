import { beforeEach, expect, test, vi } from 'vitest';
import type { AskedWish, Proposed } from '#islands/parts/refine/open-refinements.ts';
import { readOpen, storeOpen } from '#islands/parts/refine/stored-refinements.ts';
import { openRefinementsKey } from '#lib/kept-keys.ts';
import { forgetSession, storeSession } from '#lib/session/stored.ts';
import { MemoryStorage } from '../../lib/memory-storage.ts';

const wish = { action: 'shorter', tone: 'casual' } as const;
const asked: AskedWish = { wish, text: 'Long.', key: 'k' };
const refined = { text: 'Short.', lost: [], added: [], left: 4, plan: 'free', offline: false };
const proposed = { post: 'two', key: 'k', wish, before: 'Long.', refined } as Proposed;
const both = { asked: { one: asked }, proposed: [proposed] };
const none = { asked: {}, proposed: [] };

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  storeSession({ token: 't', record: { id: 'ada' } });
});

test('what is open comes back for its owner only', () => {
  storeOpen('ada', both);
  expect(readOpen('ada')).toEqual(both);
  expect(readOpen('grace')).toBeNull();
  storeOpen('ada', none);
  expect(localStorage.getItem(openRefinementsKey)).toBeNull();
});

test('what an older page left in another shape is let go, and so are all but the last', () => {
  const odd = [null, { wish: 'shorter' }, { ...proposed, refined: {} }, { two: proposed }];
  storeOpen('ada', { ...both, proposed: [...both.proposed, ...odd] as never });
  expect(readOpen('ada')).toEqual(both);
  const many = Array.from({ length: 30 }, (_, at) => ({ ...proposed, key: `click-${at}` }));
  storeOpen('ada', { asked: {}, proposed: many });
  expect(readOpen('ada')?.proposed.at(0)?.key).toBe('click-10');
});

test('of a session that ended elsewhere nothing is kept', () => {
  forgetSession();
  storeOpen('ada', both);
  expect(localStorage.getItem(openRefinementsKey)).toBeNull();
});

test('a storage that is full or holds something else changes nothing', () => {
  localStorage.setItem(openRefinementsKey, '{');
  expect(readOpen('ada')).toBeNull();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeOpen('ada', both)).toBe(false);
});
