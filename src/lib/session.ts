import { atom } from 'nanostores';
import { $allowance, $session, $usageFailed, asUser } from '#lib/account-state.ts';
import { refreshAllowance } from '#lib/allowance.ts';
import { askToLogin, closeLogin, continueAfterLogin } from '#lib/dialogs.ts';
import { forgetLibrary, loadPosts, markRemoved } from '#lib/library.ts';
import { type Outcome, type Refusal, refused, succeeded } from '#lib/outcome.ts';
import { followServer } from '#lib/realtime.ts';
import { sessionAlive } from '#lib/session-check.ts';
import { readStoredSession, storageKey } from '#lib/stored-session.ts';
import { listenToTabs, type TabMessage } from '#lib/tabs.ts';

/** Why nobody is logged in; only a wish to leave clears what was generated. */
export const $departure = atom<'logout' | 'expiry' | null>(null);

let report: (problem: Refusal) => void = () => undefined;
let stopFollowing: () => void = () => undefined;

/** Takes up the stored session and keeps this tab in step with the others. */
export function startSession(onProblem: (problem: Refusal) => void): () => void {
  report = onProblem;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const stored = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) void followStorage();
  };
  const shown = () => {
    if (document.visibilityState === 'visible' && $session.get()) void refreshAllowance();
  };
  window.addEventListener('storage', stored, options);
  document.addEventListener('visibilitychange', shown, options);
  const stopListening = listenToTabs(heardFromTab);
  void followStorage();
  return () => {
    stop.abort();
    stopListening();
    stopFollowing();
  };
}

function heardFromTab(message: TabMessage): void {
  if (!$session.get()) return;
  if (message.kind === 'removed') markRemoved(message.id);
  if (message.kind !== 'allowance') void loadPosts();
  void refreshAllowance();
}

/** Makes this tab agree with the storage all tabs share: at start, and when another one changed it. */
async function followStorage(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) {
    if ($session.get()) leave('logout');
    return;
  }
  const known = $session.get()?.id === stored.record.id;
  $session.set(asUser(stored.record));
  if (known) return;
  if (await sessionAlive()) await arrive();
  else expireSession();
}

/** Somebody is logged in: premium first, then saved posts, then whatever they had asked for. */
export async function arrive(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) return;
  $departure.set(null);
  $session.set(asUser(stored.record));
  closeLogin();
  const usage = await refreshAllowance();
  if (!usage.ok) report(usage);
  await loadPosts();
  stopFollowing();
  stopFollowing = followServer();
  continueAfterLogin();
}

export function logout(): Outcome {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    return refused('signOutFailed');
  }
  leave('logout');
  return succeeded(undefined);
}

/**
 * The server no longer takes the token. What was typed and generated stays on the page, and what
 * was being done can go on after a new login.
 */
export function expireSession(): void {
  localStorage.removeItem(storageKey);
  leave('expiry');
}

export function loginAgain(continueWith: () => void): void {
  expireSession();
  askToLogin(continueWith);
}

function leave(reason: 'logout' | 'expiry'): void {
  stopFollowing();
  stopFollowing = () => undefined;
  $departure.set(reason);
  $session.set(null);
  $allowance.set(null);
  $usageFailed.set(false);
  forgetLibrary();
}
