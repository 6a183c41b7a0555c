import { hear, tell } from '#lib/session/events.ts';
import { forgetSession, liveSession, onStoredElsewhere, storeExpiry } from '#lib/session/stored.ts';
import { endOnServer, fetchAllowance } from './account-calls.ts';
import { loggedOutId, logoutFailedId, logoutId, openerSelector } from './markup.ts';
import './openers.ts';
import './theme.ts';
import { showAccount, showCount } from './show-account.ts';

async function followStorage(): Promise<void> {
  const session = liveSession();
  const unfinished: Promise<unknown>[] = [];
  tell('postquill:leaving', unfinished);
  showAccount(session?.record);
  if (!session) return;
  const allowance = await fetchAllowance(session);
  // Meanwhile the session may have ended, here or in another tab.
  if (liveSession()?.token !== session.token) return;
  if (allowance === 'refused') expire();
  else if (allowance) showCount(allowance);
}

function expire(): void {
  storeExpiry();
  showAccount(undefined);
  tell('postquill:expired', null);
}

document.getElementById(logoutId)?.addEventListener('click', () => {
  const session = liveSession();
  const unfinished: Promise<unknown>[] = [];
  tell('postquill:leaving', unfinished);
  const forgotten = forgetSession();
  if (forgotten && session) Promise.all(unfinished).then(() => endOnServer(session));
  // The islands hear of it either way, and say it where their pages have toasts.
  document.getElementById(logoutFailedId)?.toggleAttribute('hidden', forgotten);
  document.getElementById(loggedOutId)?.toggleAttribute('hidden', !forgotten);
  tell('postquill:logout', null);
  if (!forgotten) return;
  showAccount(undefined);
  // The button is gone, and the focus would be nowhere.
  document.querySelector<HTMLElement>(openerSelector)?.focus();
  if (import.meta.env.PUBLIC_TOKEN_SYNC_URL) {
    import('./tell-logout.ts').catch(() => {
      // Nothing can be told with the network away.
    });
  }
});

hear('postquill:session', ({ user, allowance }) => {
  // The main page starts without a record and takes the stored session up a moment later.
  showAccount(user ?? liveSession()?.record);
  if (allowance) showCount(allowance);
});

onStoredElsewhere(() => void followStorage());

void followStorage();
