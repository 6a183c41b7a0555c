import { ApiRefusal, request } from '#lib/api.ts';
import type { Click } from '#lib/generate/click-key.ts';
import { readEvents } from '#lib/generate/event-stream.ts';
import type {
  DoneEvent,
  ErrorEvent,
  GenerateRequest,
  PlainGenerateRequest,
  PostEvent,
} from '#shared/contracts/page-api.ts';
import { message } from '#shared/rules.ts';

export type GenerationEnd =
  | { kind: 'done'; done: DoneEvent }
  | { kind: 'stopped' }
  /** The server said no before anything was written. */
  | { kind: 'refused'; status: number; code: string; text: string }
  /** It broke off after some posts; those stay. */
  | { kind: 'incomplete'; text: string }
  | { kind: 'failed'; text: string };

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
  const { topic, tone, platform } = order;
  const plain: PlainGenerateRequest = { topic, tone, platform };
  const second = await ask('/api/generate', plain, click.secondKey, { signal, onPost });
  return second.kind === 'failed' ? { kind: 'failed', text: message('contentFailed') } : second;
}

async function ask(
  path: string,
  body: GenerateRequest | PlainGenerateRequest,
  key: string,
  { signal, onPost }: Listener,
): Promise<GenerationEnd> {
  let posts = 0;
  try {
    const answer = await request(path, {
      method: 'POST',
      body,
      headers: { Accept: 'text/event-stream', 'Idempotency-Key': key },
      signal,
    });
    if (!answer.body) throw new TypeError('The answer has no body.');
    for await (const { event, data } of readEvents(answer.body)) {
      if (event === 'post') {
        posts += 1;
        onPost(JSON.parse(data) as PostEvent);
      }
      if (event === 'done') return { kind: 'done', done: JSON.parse(data) as DoneEvent };
      if (event === 'error') return brokenOff(posts, (JSON.parse(data) as ErrorEvent).error);
    }
    return brokenOff(posts, message('generateFailed'));
  } catch (error) {
    if (signal.aborted) return { kind: 'stopped' };
    if (error instanceof ApiRefusal && error.status < 500) {
      return { kind: 'refused', status: error.status, code: error.code, text: error.message };
    }
    return brokenOff(posts, message('generateFailed'));
  }
}

function brokenOff(posts: number, text: string): GenerationEnd {
  return posts > 0 ? { kind: 'incomplete', text } : { kind: 'failed', text };
}
