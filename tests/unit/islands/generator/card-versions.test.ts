import { beforeEach, expect, test } from 'vitest';
import { takeText, versionsToSave } from '#islands/generator/posts/card-versions.ts';
import { addCard, beginSet, changeCard, findCard } from '#islands/generator/posts/cards.ts';
import { $sets } from '#islands/generator/posts/sets.ts';
import { $toast } from '#lib/toast.ts';
import { message, rules } from '#shared/rules.ts';

let id: string;

beforeEach(() => {
  $sets.set([]);
  beginSet('Soup', '', ['x']);
  id = addCard({ text: 'v0', platform: 'x', tone: 'casual' }) ?? '';
});

const take = (text: string, seen = findCard(id)?.text ?? '') =>
  takeText(id, { text, cause: 'shorter' }, seen);
const texts = () => findCard(id)?.versions?.map(({ text }) => text);

test('of too many versions the oldest goes, but not the one that was just replaced', () => {
  const { most } = rules.versions;
  for (let made = 1; made < most; made += 1) take(`v${made}`);
  take('v0');
  take('new');
  expect(texts()).toHaveLength(most);
  expect(texts()).toContain('v0');
  expect(texts()?.at(-1)).toBe('new');
  expect(texts()).not.toContain('v1');
});

test('a text that was changed meanwhile is not replaced by what was made of the old one', () => {
  changeCard(id, { text: 'changed' });
  expect(take('shorter', 'v0')).toBe(false);
  expect(findCard(id)?.text).toBe('changed');
  expect($toast.get()?.text).toBe(message('postChanged'));
});

const toSave = () => {
  const card = findCard(id);
  return card && versionsToSave(card)?.map(({ text, cause }) => [text, cause]);
};

test('a library takes what a card said, and an edit that is open as its last version', () => {
  expect(toSave()).toBeUndefined();
  take('v1');
  changeCard(id, { text: 'mine', edited: 'v1' });
  expect(toSave()).toEqual([
    ['v0', 'written'],
    ['v1', 'shorter'],
    ['mine', 'edited'],
  ]);
});

test('a mended text stands beside what was mended, whether it was refined before or not', () => {
  takeText(id, { text: 'whole', cause: 'mended' }, 'v0');
  expect(toSave()).toEqual([
    ['v0', 'written'],
    ['whole', 'mended'],
  ]);
});

test('what no library may hold stays behind', () => {
  take(' ');
  take('x'.repeat(rules.refinement.textMaxLength + 1));
  take('v1');
  expect(toSave()).toEqual([
    ['v0', 'written'],
    ['v1', 'shorter'],
  ]);
});
