import { pocketbaseAddress } from '#lib/addresses.ts';
import { hear, tell } from '#lib/session/events.ts';
import {
  forgetSession,
  liveSession,
  onStoredElsewhere,
  type StoredSession,
  storeExpiry,
} from '#lib/session/stored.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { t } from '#shared/language/t.ts';
import { endOnServer, fetchAllowance } from './account-calls.ts';
import {
  avatarId,
  counterId,
  loggedOutId,
  logoutFailedId,
  logoutId,
  openerSelector,
} from './markup.ts';
import './openers.ts';
import './theme.ts';

type Account = StoredSession['record'];

const root = document.documentElement;
const avatar = document.getElementById(avatarId);
const counter = document.getElementById(counterId);

function showAvatar({ id, collectionId, avatar: photo, name, email }: Account): void {
  const shownName = String(name || email || '?');
  // Every page carries this script: with values, `t` would bring along what fills them in.
  const said = t('Your account, logged in as {name}').replace('{name}', () => shownName);
  if (avatar) avatar.ariaLabel = said;
  if (photo && collectionId) {
    const image = new Image(34, 34);
    image.alt = '';
    image.src = `${pocketbaseAddress}/api/files/${collectionId}/${id}/${photo}`;
    avatar?.removeAttribute('data-letter');
    avatar?.replaceChildren(image);
  } else {
    // Shown by CSS: as text it would be part of the link's name, which says it better.
    avatar?.replaceChildren();
    avatar?.setAttribute('data-letter', [...shownName].slice(0, 1).join('').toUpperCase());
  }
}

function showCount({ plan, left, limit }: Allowance): void {
  if (!counter) return;
  const premium = plan === 'premium';
  counter.classList.toggle('badge-premium', premium);
  counter.classList.toggle('badge-success', !premium && left !== 0);
  counter.classList.toggle('badge-danger', !premium && left === 0);
  const rest = `${left}/${limit}`;
  counter.textContent = premium ? t('Premium') : rest;
  counter.ariaLabel = premium
    ? t('Premium: your plan')
    : t('{left} free generations left this month. Upgrade').replace('{left}', rest);
  counter.title = counter.ariaLabel;
}

function showAccount(account: Account | undefined): void {
  root.dataset.session = account ? 'in' : 'out';
  if (account) showAvatar(account);
}

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
