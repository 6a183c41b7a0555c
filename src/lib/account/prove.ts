import type PocketBase from 'pocketbase';
import { pocketbaseAddress } from '#lib/addresses.ts';
import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { openGoogleWindow } from '#lib/session/google-window.ts';
import { $session } from '#lib/session/state.ts';
import { readStoredSession } from '#lib/session/stored.ts';
import type { LoginMeta } from '#shared/contracts/page-pocketbase.ts';

/** Proofs are had by logging in once more, with a client of its own: the session here stays as it is. */
async function client(): Promise<PocketBase> {
  const { default: Client, BaseAuthStore } = await import('pocketbase');
  const separate = new Client(pocketbaseAddress, new BaseAuthStore());
  const stored = readStoredSession();
  // With it PocketBase refuses a Google account that is nobody's yet instead of making one for it.
  if (stored) separate.authStore.save(stored.token, null);
  return separate;
}

export async function proveByPassword(password: string): Promise<Outcome<string>> {
  const email = $session.get()?.email;
  if (email === undefined) return refused('sessionExpired');
  try {
    const users = (await client()).collection('users');
    const { meta } = await users.authWithPassword(email, password, { requestKey: null });
    // The seam: what our own hook answers every login with.
    return succeeded((meta as LoginMeta).proof);
  } catch (error) {
    const { status } = readFailure(error);
    if (status === 400) return refused('passwordWrong');
    return refused(status === 429 ? 'tooManyRequests' : 'accountDeleteFailed');
  }
}

/** Given up by the signal, it closes its window. */
export async function proveByGoogle(
  onClosed: () => void,
  signal: AbortSignal,
): Promise<Outcome<string>> {
  const expected = $session.get()?.id;
  const popup = openGoogleWindow(onClosed);
  if (!popup) return refused('googleFailed');
  try {
    const { record, meta } = await popup.signIn(client(), signal);
    return record.id === expected ? succeeded(meta.proof) : refused('googleFailed');
  } catch {
    return refused('googleFailed');
  }
}
