import type { $dialog } from '#lib/dialogs.ts';
import type { Opening } from '#lib/session/events.ts';

/** What pages and their scripts call the same things. */

export type Dialog = NonNullable<ReturnType<typeof $dialog.get>>;

export const openerSelector = '[data-opens]';

export function openingOf(opener: HTMLElement): Opening {
  return opener.dataset.opens as Opening;
}

/** For the root of a page whose islands have these dialogs. */
export function offers(...dialogs: readonly Dialog[]) {
  return { 'data-dialogs': dialogs.join(' ') };
}

export function isOffered(dialog: Dialog): boolean {
  return document.documentElement.dataset.dialogs?.includes(dialog) ?? false;
}

// Each on its own: the bundler writes them into the header's script, and an object it would not.
export const themeId = 'theme-toggle';
export const avatarId = 'avatar';
export const counterId = 'counter';
export const logoutId = 'logout';
export const loggedOutId = 'logged-out';
export const logoutFailedId = 'logout-failed';
