import type { Outcome } from '#lib/outcome.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import type { MessageKey } from '#shared/rules.ts';

/** Says how it ended; after a session that ended too, it goes on with the next login. */
export function tellEnd(outcome: Outcome, done: MessageKey, again: () => void): void {
  if (outcome.ok) {
    toastMessage(done);
    return;
  }
  toast(outcome.error);
  if (outcome.code === 'sessionExpired') loginAgain(again);
}
