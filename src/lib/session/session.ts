import { askToLogin, closeLogin, continueAfterLogin, forgetWish } from '#lib/dialogs.ts';
import { forgetLibrary, loadPosts, markRemoved } from '#lib/library/list.ts';
import { type Outcome, type Refusal, refused, succeeded } from '#lib/outcome.ts';
import { toastMessage } from '#lib/toast.ts';
import { refreshAllowance } from './allowance.ts';
import { sessionAlive } from './check.ts';
import { hear } from './events.ts';
import { followServer } from './realtime.ts';
import { $allowance, $departure, $session, $usageFailed } from './state.ts';
import {
  endedByExpiry,
  forgetSession,
  onStoredElsewhere,
  readStoredSession,
  type StoredSession,
  storeExpiry,
  storeSession,
} from './stored.ts';
import { listenToTabs, type TabMessage } from './tabs.ts';
import { asUser } from './user.ts';

/** Whose session ended on its own: what they left open is for nobody else. */
let expired: string | null = null;

/** Whose things this tab has, or is fetching. */
let followed: string | null = null;

let report: (problem: Refusal) => void = () => undefined;
let stopFollowing: () => void = () => undefined;

/** Takes up the stored session and keeps this tab in step with the others. */
export function startSession(onProblem: (problem: Refusal) => void): () => void {
  report = onProblem;
  const stop = new AbortController();
  const { signal } = stop;
  const shown = () => {
    if (document.visibilityState === 'visible' && $session.get()) void refreshAllowance();
  };
  onStoredElsewhere(() => void followStorage(), signal);
  document.addEventListener('visibilitychange', shown, { signal });
  hear('postquill:logout', leaveAsTold, signal);
  hear('postquill:expired', noticeExpiry, signal);
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
  if (message.kind === 'removed') markRemoved(message.ids);
  if (message.kind !== 'allowance') void loadPosts();
  void refreshAllowance();
}

/** Makes this tab agree with the storage all tabs share: at start, and when another one changed it. */
async function followStorage(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) {
    if ($session.get()) followDeparture();
    return;
  }
  const { id } = stored.record;
  const before = $session.get()?.id;
  if (before !== undefined && before !== id) leave('logout');
  $session.set(asUser(stored.record));
  if (followed === id) return;
  followed = id;
  const alive = await sessionAlive();
  // Meanwhile they may have left, or somebody else come.
  if (readStoredSession()?.record.id !== id) return;
  if (alive) await arrive();
  else {
    expireSession();
    report(refused('sessionExpired'));
  }
}

/** Another tab, or this page's header, found that nobody is logged in any more. */
function followDeparture(): void {
  if (!endedByExpiry()) {
    leave('logout');
    return;
  }
  leave('expiry');
  report(refused('sessionExpired'));
}

/** Somebody logged in here, just now. */
export async function enter(session: StoredSession): Promise<Outcome> {
  if (!storeSession(session)) return refused('storageBlocked');
  await arrive();
  return succeeded(undefined);
}

/** Somebody is logged in: premium first, then saved posts, then whatever they had asked for. */
async function arrive(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) return;
  const { id } = stored.record;
  const stillHere = () => $session.get()?.id === id;
  if (expired !== null && expired !== id) forgetOwner();
  expired = null;
  followed = id;
  $departure.set(null);
  $session.set(asUser(stored.record));
  closeLogin();
  const usage = await refreshAllowance();
  if (!usage.ok && stillHere()) report(usage);
  await loadPosts();
  if (!stillHere()) return;
  stopFollowing();
  stopFollowing = followServer();
  continueAfterLogin();
}

/** Somebody else than before: nothing of what was typed, made or asked for is theirs. */
function forgetOwner(): void {
  forgetWish();
  $departure.set('logout');
}

export function logout(): Outcome {
  if (!forgetSession()) return refused('signOutFailed');
  leave('logout');
  return succeeded(undefined);
}

/**
 * The server no longer takes the token. What was typed and generated stays on the page, and what
 * was being done can go on after a new login.
 */
export function expireSession(): void {
  storeExpiry();
  leave('expiry');
}

/** The header has forgotten the session already, unless the browser did not let it. */
function leaveAsTold(): void {
  const outcome = logout();
  if (outcome.ok) toastMessage('loggedOut');
  else report(outcome);
}

/** The header found it out; unless this page knows already, it says so. */
function noticeExpiry(): void {
  if ($session.get()) followDeparture();
}

export function loginAgain(continueWith: () => void): void {
  expireSession();
  askToLogin(continueWith);
}

function leave(reason: 'logout' | 'expiry'): void {
  stopFollowing();
  stopFollowing = () => undefined;
  if (reason === 'expiry') expired = $session.get()?.id ?? expired;
  else expired = null;
  followed = null;
  $departure.set(reason);
  $session.set(null);
  $allowance.set(null);
  $usageFailed.set(false);
  forgetLibrary();
}
