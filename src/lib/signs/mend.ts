import { request } from '#lib/api.ts';
import type { Outcome } from '#lib/outcome.ts';
import type { MendAnswer, MendRequest } from '#shared/contracts/page-api.ts';

/** Asks the model; the key is that of the generation that the post is from. */
export async function mendByModel(post: MendRequest, key: string): Promise<Outcome<string>> {
  const headers = { 'Idempotency-Key': key };
  const answer = await request('/api/mend', { method: 'POST', body: post, headers });
  if (!answer.ok) return answer;
  const { text }: MendAnswer = await answer.value.json();
  return { ok: true, value: text };
}
