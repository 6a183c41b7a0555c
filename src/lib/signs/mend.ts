import { onServer } from '#lib/mastodon/server.ts';
import type { Outcome } from '#lib/outcome.ts';
import { requestJson } from '#lib/request-json.ts';
import type { MendAnswer, MendRequest } from '#shared/contracts/page-mend.ts';

/** Longer than the server gives the model; a line that died says nothing. */
const patienceMilliseconds = 150_000;

/** Asks the model; the key is that of the generation that the post is from. */
export async function mendByModel(
  post: MendRequest,
  key: string,
  stop: AbortSignal,
): Promise<Outcome<string>> {
  const answer = await requestJson<MendAnswer>('/api/mend', {
    method: 'POST',
    body: { ...post, ...onServer(post.platform) },
    headers: { 'Idempotency-Key': key },
    signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMilliseconds)]),
  });
  return answer.ok ? { ok: true, value: answer.value.text } : answer;
}
