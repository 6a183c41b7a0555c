import { beforeEach, expect, test, vi } from 'vitest';
import { type Draft, dropDraft, findDraft, keepDraft, nameTab } from '#lib/drafts/drafts.ts';
import { rules } from '#shared/rules.ts';
import { MemoryStorage } from '../memory-storage.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

function draftOf(owner: string, tab: string, age = 0): Draft {
  return { owner, tab, typed: Date.now() - age, fields: { topic: `${owner} ${tab}` } };
}

const found = (owner: string, tab: string | null = null) => findDraft(owner, tab)?.fields.topic;

test('a tab gets its own back, a new one what was typed last', () => {
  const [first, second] = [draftOf('ada', 'one', 2), draftOf('ada', 'two', 1)];
  keepDraft(second, undefined);
  keepDraft(first, undefined);
  expect([found('ada', 'one'), found('ada', 'two'), found('ada', 'new')]).toEqual([
    'ada one',
    'ada two',
    'ada two',
  ]);
});

test('what was taken up is replaced, unless its tab has changed it since', () => {
  const taken = draftOf('ada', 'one', 10);
  keepDraft(taken, undefined);
  keepDraft(draftOf('ada', 'new', 5), taken);
  expect(found('ada', 'one')).toBe('ada new');
  keepDraft(draftOf('ada', 'one', 1), undefined);
  dropDraft({ owner: 'ada', tab: 'new' }, taken);
  expect(found('ada')).toBe('ada one');
  dropDraft({ owner: 'ada', tab: 'one' }, undefined);
  expect(localStorage.length).toBe(0);
});

test('nobody gets another account’s, and whoever logs in gets the guest’s', () => {
  keepDraft(draftOf('ada', 'one', 20), undefined);
  keepDraft(draftOf('', 'two', 10), undefined);
  expect([found(''), found('ada', 'one'), found('bob')]).toEqual([' two', 'ada one', ' two']);
  keepDraft(draftOf('bob', 'three'), undefined);
  expect(found('ada', 'one')).toBe(' two');
});

test('a guest’s is kept for a day, a member’s for a month, and only so many tabs’', () => {
  keepDraft(draftOf('', 'old', rules.drafts.guestDays * day), undefined);
  keepDraft(draftOf('ada', 'older', rules.drafts.days * day), undefined);
  expect(found('ada')).toBeUndefined();
  keepDraft(draftOf('ada', 'last', (rules.drafts.days - 1) * day), undefined);
  expect(found('ada')).toBe('ada last');
  for (let tab = 0; tab < rules.drafts.tabs; tab += 1) {
    keepDraft(draftOf('ada', `${tab}`, 100 - tab), undefined);
  }
  expect(found('ada', 'last')).toBe(`ada ${rules.drafts.tabs - 1}`);
});

test('each load has a name of its own, and knows the one before', () => {
  const first = nameTab();
  expect(first.before).toBeNull();
  expect(nameTab().before).toBe(first.tab);
});

test('where nothing may be stored, that is said and nothing breaks', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(nameTab().before).toBeNull();
  expect(keepDraft(draftOf('', 'one'), undefined)).toBe(false);
  expect(found('')).toBeUndefined();
  dropDraft({ owner: '', tab: 'one' }, undefined);
});
