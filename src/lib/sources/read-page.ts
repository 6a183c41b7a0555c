import type { Outcome } from '#lib/outcome.ts';
import { requestJson } from '#lib/request-json.ts';
import type { SourceAnswer, SourceRequest } from '#shared/contracts/page-sources.ts';

/** Longer than the server takes, which waits in line before it reads. */
const patienceMilliseconds = 60_000;

export async function readPage(
  address: string,
  stop: AbortSignal,
): Promise<Outcome<SourceAnswer> & { status?: number }> {
  return requestJson<SourceAnswer>('/api/source', {
    method: 'POST',
    body: { address } satisfies SourceRequest,
    signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMilliseconds)]),
  });
}
