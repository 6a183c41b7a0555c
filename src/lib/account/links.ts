import { pocketbaseAddress } from '#lib/addresses.ts';
import { storageKey } from '#lib/kept-keys.ts';
import { type Outcome, type Refusal, refused, succeeded } from '#lib/outcome.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { passwordProblem } from '#lib/session/auth-problem.ts';
import { forgetSession, readStoredSession } from '#lib/session/stored.ts';
import { readToken } from '#lib/session/token.ts';
import { pageLanguage } from '#shared/language/page-language.ts';

/**
 * What the links in our mails lead to. Plain calls: these pages are opened once, by people who may
 * not be logged in, and need none of the client that the islands share.
 */
async function ask(action: string, body: object): Promise<Outcome> {
  let answer: Response;
  try {
    answer = await fetch(`${pocketbaseAddress}/api/collections/users/${action}`, {
      method: 'POST',
      headers: { 'Accept-Language': pageLanguage, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return refused('serviceUnavailable');
  }
  if (answer.ok) return succeeded(undefined);
  // A proxy's page instead of an answer has no fields: its status decides.
  const response: unknown = await answer.json().catch(() => null);
  return refusal(answer.status, readFailure({ status: answer.status, response }).fields);
}

function refusal(status: number, fields: ReadonlyMap<string, string>): Refusal {
  if (status === 429) return refused('tooManyRequests');
  if (status !== 400) return refused('serviceUnavailable');
  const password = fields.get('password');
  // A bad link makes the password look wrong as well: nobody is known to compare it with.
  if (fields.has('token') || password === undefined) return refused('linkExpired');
  const wrong = password === 'validation_invalid_password';
  return refused(wrong ? 'passwordWrong' : passwordProblem(password));
}

export function confirmAddress(token: string): Promise<Outcome> {
  return ask('confirm-verification', { token });
}

export async function askForReset(email: string): Promise<Outcome> {
  const outcome = await ask('request-password-reset', { email });
  return !outcome.ok && outcome.code === 'linkExpired' ? refused('emailInvalid') : outcome;
}

export async function setPassword(token: string, password: string): Promise<Outcome> {
  const body = { token, password, passwordConfirm: password };
  return endingSession(token, await ask('confirm-password-reset', body));
}

export async function confirmNewAddress(token: string, password: string): Promise<Outcome> {
  return endingSession(token, await ask('confirm-email-change', { token, password }));
}

/** Every session of the account has ended; the one in this browser need not find out the hard way. */
function endingSession(token: string, outcome: Outcome): Outcome {
  const stored = readStoredSession();
  if (outcome.ok && stored && stored.record.id === readToken(token)?.id) {
    forgetSession();
    // The browser tells other tabs only.
    dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  }
  return outcome;
}
