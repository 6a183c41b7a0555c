import { atom } from 'nanostores';

/** Which of the page's modal dialogs is open; never two at once. */
export const $dialog = atom<'login' | 'upgrade' | null>(null);

/** Somebody who is new is first shown how to sign up. */
export const $newcomer = atom(false);

let afterLogin: (() => void) | null = null;

/** Opens the login dialog; what was asked for continues once somebody is logged in. */
export function askToLogin(continueWith?: () => void, newcomer = false): void {
  $newcomer.set(newcomer);
  afterLogin = continueWith ?? null;
  $dialog.set('login');
}

/** Somebody is logged in; what was asked for waits until their things are loaded. */
export function closeLogin(): void {
  if ($dialog.get() === 'login') $dialog.set(null);
}

/** Called when somebody is logged in and everything of theirs is loaded. */
export function continueAfterLogin(): void {
  const next = afterLogin;
  afterLogin = null;
  next?.();
}

/** What was asked for is not for whoever comes next. */
export function forgetWish(): void {
  afterLogin = null;
}

/** Closing the login dialog unanswered also drops what was asked for. */
export function dismissDialog(): void {
  forgetWish();
  $dialog.set(null);
}
