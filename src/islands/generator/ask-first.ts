import { askToLogin } from '#lib/dialogs.ts';
import { expireSession } from '#lib/session/session.ts';
import { isNewHere, readStoredSession } from '#lib/session/stored.ts';
import { toastMessage } from '#lib/toast.ts';

export function askFirst(again: () => void): void {
  // A token that has run out is the end of a session, not the lack of one.
  if (readStoredSession()) {
    expireSession();
    toastMessage('sessionExpired');
  } else {
    toastMessage('loginToGenerate');
  }
  askToLogin(again, isNewHere());
}
