import { beforeEach, expect, test, vi } from 'vitest';
import {
  $dialog,
  askToLogin,
  closeLogin,
  continueAfterLogin,
  dismissDialog,
} from '#lib/dialogs.ts';

beforeEach(dismissDialog);

test('what was asked for continues once after login', () => {
  const wanted = vi.fn();
  askToLogin(wanted);
  expect($dialog.get()).toBe('login');
  closeLogin();
  expect($dialog.get()).toBeNull();
  expect(wanted).not.toHaveBeenCalled();
  continueAfterLogin();
  continueAfterLogin();
  expect(wanted).toHaveBeenCalledTimes(1);
});

test('closing the dialog drops what was asked for', () => {
  const wanted = vi.fn();
  askToLogin(wanted);
  dismissDialog();
  continueAfterLogin();
  expect(wanted).not.toHaveBeenCalled();
});

test('the last wish counts, and a plain login has none', () => {
  const earlier = vi.fn();
  askToLogin(earlier);
  askToLogin();
  continueAfterLogin();
  expect(earlier).not.toHaveBeenCalled();
});

test('a wish that needs another login is kept for it', () => {
  const again = vi.fn();
  askToLogin(() => askToLogin(again));
  continueAfterLogin();
  expect($dialog.get()).toBe('login');
  continueAfterLogin();
  expect(again).toHaveBeenCalledTimes(1);
});

test('logging in leaves another dialog open', () => {
  $dialog.set('upgrade');
  closeLogin();
  expect($dialog.get()).toBe('upgrade');
});
