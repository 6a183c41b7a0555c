import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toast, clearToast, kindOf, toast, toastMessage, toastMilliseconds } from '#lib/toast.ts';
import { type MessageKey, message, rules } from '#shared/rules.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  clearToast();
  vi.useRealTimers();
});

test('a message is danger exactly when it says Failed, Error or error', () => {
  for (const key of Object.keys(rules.messages) as MessageKey[]) {
    const isDanger = /Failed|[Ee]rror/.test(message(key));
    expect(kindOf(message(key)) === 'danger', key).toBe(isDanger);
  }
  expect(kindOf(`${message('importFailed')} 15 of 30 posts are imported.`)).toBe('danger');
  expect(kindOf('It failed')).toBe('neutral');
});

test('what was done is a success, and no refusal looks like one', () => {
  for (const key of ['saved', 'copied', 'activated', 'canceled'] as const) {
    expect(kindOf(message(key))).toBe('success');
  }
  const refusals: MessageKey[] = [
    'loginToGenerate',
    'sessionExpired',
    'generationsUsed',
    'savedLimit',
    'cancelNothing',
    'activationIssue',
    'portalNeedsPremium',
    'tooManyRequests',
  ];
  for (const key of refusals) expect(kindOf(message(key))).toBe('neutral');
  expect(kindOf('What nobody has thought of yet.')).toBe('neutral');
  expect(Object.keys(rules.messages)).toEqual(expect.arrayContaining(rules.toast.success));
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
  expect($toast.get()).toMatchObject({ text: 'Another', kind: 'neutral' });
});

test('the same message said twice is a new one', () => {
  toastMessage('copied');
  const first = $toast.get()?.id;
  toastMessage('copied');
  expect($toast.get()?.id).not.toBe(first);
});
