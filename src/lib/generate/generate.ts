import { request } from '#lib/api.ts';
import { refused } from '#lib/outcome.ts';
import type {
  DoneEvent,
  ErrorEvent,
  GenerateRequest,
  PlainGenerateRequest,
  PostEvent,
} from '#shared/contracts/page-api.ts';
import type { Problem } from '#shared/problem.ts';
import type { Click } from './click-key.ts';
import { readEvents } from './event-stream.ts';

export type GenerationEnd =
  | { kind: 'done'; done: DoneEvent }
  | { kind: 'stopped' }
  /** The server said no before anything was written. */
  | { kind: 'refused'; status: number; problem: Problem }
  /** It broke off after some posts; those stay. */
  | { kind: 'incomplete'; problem: Problem }
  | { kind: 'failed'; problem: Problem };

interface Listener {
  signal: AbortSignal;
  onPost: (post: PostEvent) => void;
}

/** Asks the first route and, if that fails before any post, the second. */
export async function generate(
  order: GenerateRequest,
  click: Click,
  { signal, onPost }: Listener,
): Promise<GenerationEnd> {
  const first = await ask('/api/generate-openrouter', order, click.key, { signal, onPost });
  if (first.kind !== 'failed') return first;
  const { topic, details, tone, platform } = order;
  const plain: PlainGenerateRequest = { topic, ...(details && { details }), tone, platform };
  const second = await ask('/api/generate', plain, click.secondKey, { signal, onPost });
  return second.kind === 'failed' ? { kind: 'failed', problem: refused('contentFailed') } : second;
}

async function ask(
  path: string,
  body: GenerateRequest | PlainGenerateRequest,
  key: string,
  { signal, onPost }: Listener,
): Promise<GenerationEnd> {
  const answer = await request(path, {
    method: 'POST',
    body,
    headers: { Accept: 'text/event-stream', 'Idempotency-Key': key },
    signal,
  });
  if (!answer.ok) {
    if (signal.aborted) return { kind: 'stopped' };
    const { status } = answer;
    const isRefusal = status > 0 && status < 500;
    return isRefusal ? { kind: 'refused', status, problem: answer } : brokenOff(0);
  }
  let posts = 0;
  try {
    if (!answer.value.body) return brokenOff(posts);
    for await (const { event, data } of readEvents(answer.value.body)) {
      if (event === 'post') {
        posts += 1;
        onPost(JSON.parse(data) as PostEvent);
      }
      if (event === 'done') return { kind: 'done', done: JSON.parse(data) as DoneEvent };
      if (event === 'error') return brokenOff(posts, JSON.parse(data) as ErrorEvent);
    }
    return brokenOff(posts);
  } catch {
    return signal.aborted ? { kind: 'stopped' } : brokenOff(posts);
  }
}

function brokenOff(posts: number, problem: Problem = refused('generateFailed')): GenerationEnd {
  return { kind: posts > 0 ? 'incomplete' : 'failed', problem };
}
