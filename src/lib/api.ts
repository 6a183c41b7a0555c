import { liveToken } from '#lib/session/stored.ts';
import { pageLanguage } from '#shared/language/page-language.ts';
import type { Problem } from '#shared/problem.ts';
import { type MessageKey, message } from '#shared/rules.ts';
import { apiAddress } from './addresses.ts';
import { type Refusal, refused } from './outcome.ts';

/** With the status where an answer came, whatever its words: 0 where none did. */
export type Answer = { ok: true; value: Response } | (Refusal & { status: number });

export interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A line that is dead, but says nothing, must not keep a button busy for ever. */
const patienceMilliseconds = 60_000;

/** Sends one call with the user's token. */
export async function request(path: string, call: Call = {}): Promise<Answer> {
  const headers = new Headers(call.headers);
  // What servers say is in the language of the page, whatever the browser's own may be.
  headers.set('Accept-Language', pageLanguage);
  const token = liveToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  try {
    const answer = await fetch(`${apiAddress}${path}`, {
      method: call.method ?? 'GET',
      headers,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: call.signal ?? AbortSignal.timeout(patienceMilliseconds),
    });
    if (answer.ok) return { ok: true, value: answer };
    return { ok: false, ...(await readProblem(answer)), status: answer.status };
  } catch {
    return { ...refused('serviceUnavailable'), status: 0 };
  }
}

/** What the server said, or the fallback's sentence: a proxy's HTML page is not for people. */
async function readProblem(answer: Response): Promise<Problem> {
  try {
    const { error, code = sentenceFor(answer.status) }: Partial<Problem> = await answer.json();
    if (typeof error === 'string' && error !== '') return { error, code };
  } catch {
    // Not JSON: falls through to the sentence for its status.
  }
  const key = sentenceFor(answer.status);
  return { error: message(key), code: key };
}

function sentenceFor(status: number): MessageKey {
  if (status === 401) return 'sessionExpired';
  if (status === 413) return 'bodyTooLarge';
  if (status === 429) return 'tooManyRequests';
  return status >= 500 ? 'serviceUnavailable' : 'requestInvalid';
}
