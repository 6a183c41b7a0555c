import { APIConnectionError, APIError } from 'openai/error';
import { privateAddress } from '#api/services/guard/address-guard.ts';
import { retryAfterMs } from './retry.ts';
import { WriterError } from './writer-errors.ts';

const passing = new Set([0, 408, 409, 425, 429]);

/** An error status, in an answer's head or inside an answer; 0 where the provider named none. */
export function statusError(
  status: number,
  {
    retryAfter = null,
    providerWords = null,
  }: { retryAfter?: string | null; providerWords?: string | null } = {},
): WriterError {
  const message = `The provider reported error ${status}.`;
  if (passing.has(status) || status >= 500) {
    const retry = { afterMs: retryAfterMs(retryAfter) };
    return new WriterError('unavailable', message, retry, providerWords, { status });
  }
  return new WriterError('refused', message, null, providerWords, { status });
}

/** The stream stopped without saying that it was over. */
export function lostConnection(): WriterError {
  return new WriterError('cutOff', 'The answer stopped before its end.', { afterMs: null });
}

/** Node's name for what happened to a connection, as ECONNREFUSED; never any words. */
function codeOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z_]{1,40}$/.test(code) ? code : 'no code';
}

/**
 * The SDK's errors hold the provider's words and headers; none of that may travel on. It also fails on
 * answers that nobody foresaw, such as an error message of a hundred thousand brackets.
 */
export function requestError(error: unknown): WriterError {
  if (error instanceof WriterError) return error;
  if (error instanceof APIError && error.status !== undefined) {
    return statusError(error.status, { retryAfter: error.headers?.get('retry-after') ?? null });
  }
  if (error instanceof APIConnectionError) {
    const connection = codeOf(error.cause);
    const message = `The provider could not be reached (${connection}).`;
    // Where a name leads is its owner's to mend, and nobody's outage.
    const retry = connection === privateAddress ? null : { afterMs: null };
    return new WriterError('unavailable', message, retry, null, { connection });
  }
  const name = error instanceof Error ? error.name : typeof error;
  return new WriterError('unavailable', `The provider's answer could not be read (${name}).`, {
    afterMs: null,
  });
}
