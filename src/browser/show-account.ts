import { pocketbaseAddress } from '#lib/addresses.ts';
import type { StoredSession } from '#lib/session/stored.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { t } from '#shared/language/t.ts';
import { avatarId, counterId } from './markup.ts';

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

export function showCount({ plan, left, limit }: Allowance): void {
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

export function showAccount(account: Account | undefined): void {
  root.dataset.session = account ? 'in' : 'out';
  if (account) showAvatar(account);
}
