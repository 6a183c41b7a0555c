import { randomUuid } from '#lib/generate/click-key.ts';
import { draftsKey } from '#lib/kept-keys.ts';
import { rules } from '#shared/rules.ts';

/** What stands on the form of one tab. */
export interface Draft {
  /** The account's id; '' for a guest. */
  owner: string;
  tab: string;
  /** When it was changed last, in milliseconds. */
  typed: number;
  fields: Record<string, unknown>;
}

const tabKey = 'postquill_tab';
const day = 24 * 60 * 60 * 1000;

/**
 * A name for this tab's draft, and the one it had before a reload. It is a new one each time, since a copied
 * tab knows its twin's.
 */
export function nameTab(): { tab: string; before: string | null } {
  const tab = randomUuid();
  try {
    const before = sessionStorage.getItem(tabKey);
    sessionStorage.setItem(tabKey, tab);
    return { tab, before };
  } catch {
    return { tab, before: null };
  }
}

/** What this tab had, else what was typed last; what a guest typed goes with whoever logs in then. */
export function findDraft(owner: string, tab: string | null): Draft | undefined {
  const known = read().filter((draft) => draft.owner === owner || draft.owner === '');
  return known.find((draft) => draft.tab === tab) ?? known[0];
}

/** In the place of `before`, unless that was changed since; false where the browser keeps nothing. */
export function keepDraft(draft: Draft, before: Draft | undefined): boolean {
  return write([draft, ...others(draft, before)].slice(0, rules.drafts.tabs));
}

/** The form is empty: there is nothing to come back to. */
export function dropDraft(draft: Pick<Draft, 'owner' | 'tab'>, before: Draft | undefined): void {
  write(others(draft, before));
}

/** Who logged in last has the browser; a guest leaves alone what somebody whose session ran out will want. */
function others({ owner, tab }: Pick<Draft, 'owner' | 'tab'>, before: Draft | undefined): Draft[] {
  return read().filter(
    (other) =>
      other.tab !== tab &&
      !(other.tab === before?.tab && other.typed === before.typed) &&
      (owner === '' || other.owner === '' || other.owner === owner),
  );
}

/** The newest first, without what is too old. */
function read(): Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftsKey) ?? '[]');
    const drafts = Array.isArray(stored) ? stored.filter(isDraft) : [];
    return drafts.filter(isFresh).sort((a, b) => b.typed - a.typed);
  } catch {
    // Forbidden, or something that is not ours.
    return [];
  }
}

function write(drafts: readonly Draft[]): boolean {
  try {
    if (drafts.length === 0) localStorage.removeItem(draftsKey);
    else localStorage.setItem(draftsKey, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

/** A guest never logs out, so theirs goes sooner. */
function isFresh({ owner, typed }: Draft): boolean {
  const days = owner === '' ? rules.drafts.guestDays : rules.drafts.days;
  return Date.now() - typed < days * day;
}

function isDraft(draft: Partial<Draft> | null): draft is Draft {
  return (
    typeof draft?.owner === 'string' &&
    typeof draft.tab === 'string' &&
    typeof draft.typed === 'number' &&
    typeof draft.fields === 'object' &&
    draft.fields !== null
  );
}
