import { attempt } from '#lib/attempt.ts';
import type { Outcome } from '#lib/outcome.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type { HistoryKeep } from '#shared/contracts/history.ts';
import type { MessageKey } from '#shared/rules.ts';
import { $entries, $history, loadHistory } from './history.ts';

function change(route: string, body: object, failure: MessageKey): Promise<Outcome> {
  return attempt<undefined>(
    async (client) => {
      await client.send(`/api/account/${route}`, { method: 'POST', body, requestKey: null });
      return undefined;
    },
    () => failure,
  );
}

/** What is gone already, because another tab was faster, is gone as asked. */
export async function forgetEntry(id: string): Promise<Outcome> {
  const outcome = await change('forget-history', { ids: [id] }, 'historyForgetFailed');
  if (!outcome.ok) return outcome;
  const state = $history.get();
  const left = $entries.get().filter((entry) => entry.id !== id);
  if (state.kind === 'loaded' && left.length < $entries.get().length) {
    $history.set({ ...state, found: state.found - 1 });
  }
  $entries.set(left);
  tellTabs({ kind: 'history' });
  return outcome;
}

export async function forgetAllHistory(): Promise<Outcome> {
  const outcome = await change('forget-all-history', {}, 'historyForgetFailed');
  tellTabs({ kind: 'history' });
  // Of much, some may be gone where it failed on its way.
  await loadHistory();
  return outcome;
}

export async function keepHistory(keep: HistoryKeep): Promise<Outcome> {
  const outcome = await change('keep-history', { keep }, 'historyKeepFailed');
  if (outcome.ok) tellTabs({ kind: 'history' });
  await loadHistory();
  return outcome;
}
