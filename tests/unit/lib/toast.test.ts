import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $toast,
  clearToast,
  isDanger,
  toast,
  toastMessage,
  toastMilliseconds,
} from '#lib/toast.ts';
import { type MessageKey, message, rules } from '#shared/rules.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  clearToast();
  vi.useRealTimers();
});

test('a message is danger exactly when it says Failed, Error or error', () => {
  expect(isDanger(message('saveFailed'))).toBe(true);
  expect(isDanger(message('usageFailed'))).toBe(true);
  expect(isDanger(message('libraryNotSetUp'))).toBe(true);
  expect(isDanger(message('saved'))).toBe(false);
  expect(isDanger(message('savedLimit'))).toBe(false);
  expect(isDanger('It failed')).toBe(false);
});

test('the messages the rules name stay longer', () => {
  for (const key of Object.keys(rules.messages) as MessageKey[]) {
    const long = rules.toast.long.includes(key);
    expect(toastMilliseconds(message(key))).toBe(
      long ? rules.toast.longMilliseconds : rules.toast.milliseconds,
    );
  }
});

test('a message clears after its time', () => {
  toastMessage('saved');
  vi.advanceTimersByTime(rules.toast.milliseconds - 1);
  expect($toast.get()?.text).toBe(message('saved'));
  vi.advanceTimersByTime(1);
  expect($toast.get()).toBeNull();
});

test('a new message replaces the last and has its full time', () => {
  toastMessage('saved');
  vi.advanceTimersByTime(rules.toast.milliseconds - 1);
  toast('Another');
  vi.advanceTimersByTime(rules.toast.milliseconds - 1);
  expect($toast.get()).toMatchObject({ text: 'Another', danger: false });
});

test('the same message said twice is a new one', () => {
  toastMessage('copied');
  const first = $toast.get()?.id;
  toastMessage('copied');
  expect($toast.get()?.id).not.toBe(first);
});
