import { type Draft, dropDraft, findDraft, keepDraft, nameTab } from '#lib/drafts/drafts.ts';
import { $departure, $session } from '#lib/session/state.ts';
import { endedByExpiry, readStoredSession } from '#lib/session/stored.ts';
import { $toast, toastMessage } from '#lib/toast.ts';
import { $form } from '../form-state.ts';
import { forgetForm } from './clear-form.ts';
import { fieldsOf, hasText, isEmpty, withKept } from './form-fields.ts';
import { endRoomOnceUsed, keepRoom } from './page-room.ts';

/** Whoever types should not have every letter written to the disk. */
const quietMilliseconds = 300;

const { tab, before } = nameTab();
/** What this tab took up: its own draft takes its place. */
let taken: Draft | undefined;
let typed = Date.now();
/** '' for a guest. After a session has run out, what stands here is still that account's. */
let owner = storedOwner();
let waiting: ReturnType<typeof setTimeout> | undefined;
let told = false;

function storedOwner(): string {
  return readStoredSession()?.record.id ?? '';
}

/** Whoever typed meanwhile keeps that; otherwise the form is as it was. */
function takeUp(): void {
  if (hasText($form.get())) {
    keep();
    return;
  }
  taken = findDraft(owner, before);
  if (!taken) return;
  typed = taken.typed;
  $form.set(withKept($form.get(), taken.fields));
  keep();
}

/** Logged out meanwhile, perhaps in another tab: what was kept has been forgotten on purpose. */
function mayKeep(): boolean {
  const stored = storedOwner();
  return stored === owner || (stored === '' && $departure.get() === 'expiry' && endedByExpiry());
}

function keep(): void {
  clearTimeout(waiting);
  if (!mayKeep()) return;
  const form = $form.get();
  keepRoom(!isEmpty(form));
  if (isEmpty(form)) {
    dropDraft({ owner, tab }, taken);
    return;
  }
  const kept = keepDraft({ owner, tab, typed, fields: { ...fieldsOf(form) } }, taken);
  // It can wait for what is being said, and comes once.
  if (kept || told || $toast.get()) return;
  told = true;
  toastMessage('draftNotKept');
}

/** From now on, for as long as the page lives. */
export function keepDrafts(): void {
  takeUp();
  endRoomOnceUsed();
  $form.listen(() => {
    typed = Date.now();
    clearTimeout(waiting);
    waiting = setTimeout(keep, quietMilliseconds);
  });
  // Also what is unchanged: a new tab may have taken it up, and cleared it.
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  $session.listen((user) => {
    if (!user || user.id === owner) return;
    owner = user.id;
    takeUp();
  });
  $departure.listen((reason) => {
    if (reason !== 'logout') return;
    owner = '';
    taken = undefined;
    forgetForm();
    clearTimeout(waiting);
  });
}
