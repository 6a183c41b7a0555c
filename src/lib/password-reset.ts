import { $config, loadConfig } from '#lib/config.ts';
import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';

/** Succeeds for an unknown address too: nobody learns here who has an account. */
export async function requestPasswordReset(email: string): Promise<Outcome> {
  await loadConfig();
  if ($config.get()?.mail === false) return refused('resetUnavailable');
  try {
    const client = await pocketbase();
    await client.collection('users').requestPasswordReset(email, { requestKey: null });
    return succeeded(undefined);
  } catch (error) {
    const { status, fields } = readFailure(error);
    if (status === 429) return refused('tooManyRequests');
    return refused(fields.has('email') ? 'emailInvalid' : 'authFailed');
  }
}
