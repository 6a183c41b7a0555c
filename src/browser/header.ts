import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import './login.ts';
import {
  type AccountRecord,
  endOnServer,
  expiredMark,
  fetchAllowance,
  pocketbaseAddress,
  type SessionChange,
  storageKey,
  storedSession,
} from './session.ts';
import './theme.ts';

const root = document.documentElement;
const avatar = document.getElementById('avatar');
const counter = document.getElementById('counter');

function showAvatar({ id, collectionId, avatar: photo, name, email }: AccountRecord): void {
  const shownName = name || email || '?';
  avatar?.setAttribute('aria-label', `Your account, logged in as ${shownName}`);
  if (photo && collectionId) {
    const image = new Image(34, 34);
    image.alt = '';
    image.src = `${pocketbaseAddress}/api/files/${collectionId}/${id}/${photo}?thumb=68x68`;
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
  counter.textContent = premium ? 'Premium' : `${left}/${limit}`;
  counter.ariaLabel = premium
    ? 'Premium: your plan'
    : `${left}/${limit} free generations left this month. Upgrade`;
}

function showAccount(record: AccountRecord | null): void {
  root.setAttribute('data-session', record ? 'in' : 'out');
  if (record) showAvatar(record);
}

async function followStorage(): Promise<void> {
  const session = storedSession();
  showAccount(session?.record ?? null);
  if (!session) return;
  const allowance = await fetchAllowance(session);
  // Meanwhile the session may have ended, here or in another tab.
  if (storedSession()?.token !== session.token) return;
  if (allowance === 'refused') expire();
  else if (allowance) showCount(allowance);
}

function expire(): void {
  localStorage.setItem(storageKey, expiredMark);
  showAccount(null);
  dispatchEvent(new Event('postquill:expired'));
}

function forgetSession(): boolean {
  const session = storedSession();
  try {
    localStorage.removeItem(storageKey);
  } catch {
    return false;
  }
  if (session) endOnServer(session);
  return true;
}

document.getElementById('logout')?.addEventListener('click', () => {
  const forgotten = forgetSession();
  // The islands hear of it either way, and say it where their pages have toasts.
  document.getElementById('logout-failed')?.toggleAttribute('hidden', forgotten);
  dispatchEvent(new Event('postquill:logout'));
  if (!forgotten) return;
  showAccount(null);
  // The button is gone, and the focus would be nowhere.
  document.querySelector<HTMLElement>('[data-open-login]')?.focus();
  if (import.meta.env.PUBLIC_TOKEN_SYNC_URL) {
    import('./tell-logout.ts').catch(() => {
      // Nothing can be told with the network away.
    });
  }
});

addEventListener('postquill:session', (event) => {
  const { record, allowance } = (event as CustomEvent<SessionChange>).detail;
  // The main page starts without a record and takes the stored session up a moment later.
  showAccount(record ?? storedSession()?.record ?? null);
  if (allowance) showCount(allowance);
});

addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) void followStorage();
});

void followStorage();
