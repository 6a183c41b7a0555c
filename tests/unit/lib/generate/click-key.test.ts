import { beforeEach, expect, test, vi } from 'vitest';
import { beginClick, endClick } from '#lib/generate/click-key.ts';
import { readClick } from '#lib/generate/open-click.ts';
import type { GenerateRequest } from '#shared/contracts/page-api.ts';
import { MemoryStorage } from '../memory-storage.ts';

const order: GenerateRequest = { topic: 'Tomatoes', tone: 'casual', platform: 'x' };
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

test('each route gets a key of its own, and each is a UUID', () => {
  const { key, secondKey } = beginClick(order);
  expect(key).toMatch(uuid);
  expect(secondKey).toMatch(uuid);
  expect(key).not.toBe(secondKey);
});

test('the same order without an answer keeps its keys', () => {
  expect(beginClick({ ...order })).toEqual(beginClick(order));
});

test('an answered click is followed by a new one', () => {
  const { key } = beginClick(order);
  endClick();
  expect(readClick()).toBeNull();
  expect(beginClick(order).key).not.toBe(key);
});

test('another order is another click', () => {
  const { key } = beginClick(order);
  expect(beginClick({ ...order, tone: 'funny' }).key).not.toBe(key);
});

test('an unanswered order is there to be taken up again', () => {
  beginClick(order);
  expect(readClick()?.order).toEqual(order);
});
