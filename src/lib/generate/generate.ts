import { request } from '#lib/api.ts';
import { onServer } from '#lib/mastodon/server.ts';
import { refused } from '#lib/outcome.ts';
import {
  type DoneEvent,
  type ErrorEvent,
  type GenerateRequest,
  type PostEvent,
  type ProgressEvent,
  type ReplaceEvent,
  restHeader,
} from '#shared/contracts/page-api.ts';
import type { Platform } from '#shared/rules.ts';
import { readEvents } from './event-stream.ts';
import type { Asked, GenerationEnd, Listener } from './generation-end.ts';
import { watchLine } from './line.ts';
import type { Click } from './open-click.ts';

/** Asks the first route and, if that fails before any post, the second. */
export async function generate(
  order: GenerateRequest,
  click: Click,
  listener: Listener,
): Promise<GenerationEnd> {
  const body = { ...order, ...onServer(order.platform, ...(order.also ?? [])) };
  const whole: Asked = { path: '/api/generate-openrouter', key: click.key, body };
  const first = await ask(whole, listener);
  if (first.kind !== 'failed' || first.problem.final) return first;
  const { temperature, maxPosts, postLength, ...plain } = body;
  const second = await ask({ path: '/api/generate', key: click.secondKey, body: plain }, listener);
  const isSecondToo = second.kind === 'failed' && !second.problem.final;
  return isSecondToo ? { kind: 'failed', problem: refused('contentFailed') } : second;
}

/** The posts of one platform that were not written at the time; they cost nothing. */
export function generateRest(
  asked: Asked,
  platform: Platform,
  listener: Listener,
): Promise<GenerationEnd> {
  return ask(asked, listener, { [restHeader]: platform });
}

async function ask(
  asked: Asked,
  { signal, onPost, onReplace, onProgress }: Listener,
  headers: Record<string, string> = {},
): Promise<GenerationEnd> {
  const { path, key, body } = asked;
  const line = watchLine(signal);
  let posts = 0;
  try {
    const answer = await request(path, {
      method: 'POST',
      body,
      headers: { Accept: 'text/event-stream', 'Idempotency-Key': key, ...headers },
      signal: line.signal,
    });
    if (!answer.ok) {
      if (signal.aborted) return { kind: 'stopped' };
      const { status } = answer;
      const isRefusal = status > 0 && status < 500;
      return isRefusal ? { kind: 'refused', status, problem: answer } : brokenOff(0);
    }
    if (!answer.value.body) return brokenOff(posts);
    for await (const { event, data } of readEvents(answer.value.body, line.heard)) {
      if (event === 'post') {
        posts += 1;
        onPost(JSON.parse(data) as PostEvent, asked);
      }
      if (event === 'replace') onReplace(JSON.parse(data) as ReplaceEvent);
      if (event === 'progress') onProgress(JSON.parse(data) as ProgressEvent);
      if (event === 'done') return { kind: 'done', done: JSON.parse(data) as DoneEvent, asked };
      if (event === 'error') return brokenOff(posts, JSON.parse(data) as ErrorEvent);
    }
    return brokenOff(posts);
  } catch {
    return signal.aborted ? { kind: 'stopped' } : brokenOff(posts);
  } finally {
    line.end();
  }
}

function brokenOff(posts: number, problem: ErrorEvent = refused('generateFailed')): GenerationEnd {
  return { kind: posts > 0 ? 'incomplete' : 'failed', problem };
}
