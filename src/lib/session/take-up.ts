import { type Refusal, refused } from '#lib/outcome.ts';
import { $session } from './state.ts';
import { onStoredElsewhere, readStoredSession } from './stored.ts';
import { asUser } from './user.ts';

/** Follows the session from the moment there is one, here or in another tab; visitors load none of it. */
export function takeUpSession(onProblem: (problem: Refusal) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let taken = false;
  const takeUp = async () => {
    const stored = readStoredSession();
    if (taken || !stored) return;
    taken = true;
    // At once: what is clicked before the rest is here is a member's click.
    $session.set(asUser(stored.record));
    try {
      const { startSession } = await import('./session.ts');
      if (!signal.aborted) signal.addEventListener('abort', startSession(onProblem));
    } catch {
      // Its code did not come: the next login, here or in another tab, tries again.
      taken = false;
      onProblem(refused('serviceUnavailable'));
    }
  };
  onStoredElsewhere(() => void takeUp(), signal);
  signal.addEventListener(
    'abort',
    $session.listen(() => void takeUp()),
  );
  void takeUp();
  return () => ended.abort();
}
