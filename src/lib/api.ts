import { apiAddress } from '#lib/addresses.ts';
import { liveToken } from '#lib/session/stored.ts';
import type { Problem } from '#shared/problem.ts';
import { type MessageKey, message } from '#shared/rules.ts';

/** An answer that says no, in the server's words or, where it has none, in the caller's. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, problem: Problem) {
    super(problem.error);
    this.status = status;
    this.code = problem.code;
  }
}

interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A line that is dead, but says nothing, must not keep a button busy for ever. */
const patienceMilliseconds = 60_000;

/** Sends one call with the user's token; throws ApiRefusal for an answer that is not 2xx. */
export async function request(path: string, call: Call = {}): Promise<Response> {
  const headers = new Headers(call.headers);
  const token = liveToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  const answer = await fetch(`${apiAddress}${path}`, {
    method: call.method ?? 'GET',
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    signal: call.signal ?? AbortSignal.timeout(patienceMilliseconds),
  });
  if (!answer.ok) throw new ApiRefusal(answer.status, await readProblem(answer));
  return answer;
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
