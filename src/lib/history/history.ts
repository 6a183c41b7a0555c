import { atom } from 'nanostores';
import { attempt } from '#lib/attempt.ts';
import { type Outcome, succeeded } from '#lib/outcome.ts';
import { $session } from '#lib/session/state.ts';
import type {
  FindHistoryBody,
  FoundHistory,
  HistoryEntry,
  HistoryKeep,
} from '#shared/contracts/history.ts';
import { rules } from '#shared/rules.ts';

export type HistoryState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  /** `next` is the place behind what is shown, empty at the end; `wanted` is the question that was answered. */
  | { kind: 'loaded'; next: string; found: number; keep: HistoryKeep; wanted: Wanted };

export type Wanted = Pick<FindHistoryBody, 'words' | 'platform'>;

export const everything: Wanted = { words: '', platform: '' };

export const $wanted = atom<Wanted>(everything);
export const $entries = atom<readonly HistoryEntry[]>([]);
export const $history = atom<HistoryState>({ kind: 'closed' });

export const isNarrowed = ({ words, platform }: Wanted) => words !== '' || platform !== '';

/** An answer to an earlier question comes too late. */
let question = 0;

/** As much of it as is shown already, so that nobody loses their place. */
export async function loadHistory(): Promise<void> {
  if ($history.get().kind !== 'loaded') $history.set({ kind: 'loading' });
  await ask($entries.get().length);
}

/** The list stays until the answer is there, and of several answers the last question's counts. */
export async function findHistory(wanted: Wanted, atLeast = 0): Promise<void> {
  $wanted.set(wanted);
  await ask(atLeast);
}

async function ask(atLeast: number): Promise<void> {
  question += 1;
  const mine = question;
  const limit = Math.max(rules.history.pageLength, atLeast);
  const outcome = await readFrom({ ...$wanted.get(), after: '', limit });
  if (mine !== question || !$session.get()) return;
  if (!outcome.ok) {
    $history.set({ kind: 'failed', text: outcome.error });
    return;
  }
  const { entries, next, found, keep } = outcome.value;
  $entries.set(entries);
  const wanted = $wanted.get();
  $history.set({ kind: 'loaded', next, found: found ?? entries.length, keep, wanted });
}

/** As many as that, in as many pages as it takes. */
async function readFrom(asked: FindHistoryBody): Promise<Outcome<FoundHistory>> {
  const first = await readPage(asked);
  if (!first.ok) return first;
  const { entries, next, found } = first.value;
  const limit = asked.limit - entries.length;
  if (limit <= 0 || next === '') return first;
  const rest = await readFrom({ ...asked, after: next, limit });
  if (!rest.ok) return rest;
  return succeeded({ ...rest.value, found, entries: [...entries, ...rest.value.entries] });
}

export async function loadMoreHistory(): Promise<Outcome> {
  const state = $history.get();
  if (state.kind !== 'loaded' || state.next === '') return succeeded(undefined);
  const mine = question;
  const limit = rules.history.pageLength;
  const page = await readPage({ ...$wanted.get(), after: state.next, limit });
  if (!page.ok) return page;
  if (mine !== question || !$session.get()) return succeeded(undefined);
  // As the list is by now: a place that was found again may have brought some meanwhile.
  const known = $entries.get();
  const ids = new Set(known.map(({ id }) => id));
  $entries.set([...known, ...page.value.entries.filter(({ id }) => !ids.has(id))]);
  $history.set({ ...state, next: page.value.next });
  return succeeded(undefined);
}

function readPage(asked: FindHistoryBody): Promise<Outcome<FoundHistory>> {
  // A field's limit may cut an emoji in two.
  const body = { ...asked, words: asked.words.toWellFormed() };
  return attempt(
    (client) =>
      client.send<FoundHistory>('/api/account/find-history', {
        method: 'POST',
        body,
        requestKey: null,
      }),
    () => 'historyLoadFailed',
  );
}

$session.listen((user) => {
  if (user) return;
  question += 1;
  $entries.set([]);
  $wanted.set(everything);
  $history.set({ kind: 'closed' });
});
