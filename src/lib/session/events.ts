import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import type { User } from './user.ts';

/** What a button of a page can ask for; `signup` is the login dialog for somebody new. */
export type Opening = 'login' | 'signup' | 'upgrade';

/** For a button or link that asks for a dialog, and is heard before any island is alive. */
export function opens(what: Opening) {
  return { 'data-opens': what };
}

export interface SessionChange {
  user: User | null;
  allowance: Allowance | null;
}

/** What the header's plain script and the islands say to each other. */
export interface PageEvents {
  /** Islands: somebody logged in or out, or the count changed. */
  'postquill:session': SessionChange;
  /** A button: one of the dialogs is wanted. */
  'postquill:open': Opening;
  /** Header: somebody is about to be logged out; what still needs the session goes on the list. */
  'postquill:leaving': Promise<unknown>[];
  /** Header: somebody logged out. */
  'postquill:logout': null;
  /** Header: the server no longer takes the token. */
  'postquill:expired': null;
}

export function tell<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  dispatchEvent(new CustomEvent(name, { detail }));
}

export function hear<Name extends keyof PageEvents>(
  name: Name,
  act: (detail: PageEvents[Name]) => void,
  signal?: AbortSignal,
): void {
  // The seam: the browser knows no types of events of ours.
  addEventListener(name, (event) => act((event as CustomEvent<PageEvents[Name]>).detail), {
    signal,
  });
}
