import { type Call, request } from './api.ts';
import { type Refusal, refused } from './outcome.ts';

/** A call with its answer read: one that broke off, or is not what our own server sends, is none. */
export async function requestJson<T>(
  path: string,
  call: Call = {},
): Promise<{ ok: true; value: T } | (Refusal & { status: number })> {
  const answer = await request(path, call);
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: await answer.value.json() };
  } catch {
    return { ...refused('serviceUnavailable'), status: 0 };
  }
}
