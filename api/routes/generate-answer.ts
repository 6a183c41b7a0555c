import type { Context } from 'hono';
import type { AppBindings } from '#api/context.ts';
import type { Generation } from '#api/services/generation/generation.ts';
import type { GenerationEvent, Unsaid } from '#api/services/generation/generation-events.ts';
import { resultOf } from '#api/services/generation/sitting.ts';
import type { GeneratedPost } from '#shared/contracts/page-api.ts';
import { refuse } from './request.ts';
import { streamed } from './streamed.ts';

async function collect(
  events: AsyncIterable<GenerationEvent>,
  earlier: readonly GeneratedPost[],
): Promise<string | Unsaid> {
  const posts = [...earlier];
  for await (const { event, data } of events) {
    if (event === 'post') {
      const { index, ...post } = data;
      posts[index] = post;
    }
    if (event === 'replace') posts[data.index] = { ...posts[data.index], text: data.text };
    if (event === 'done') return resultOf(posts);
    if (event === 'error') return data;
  }
  return { code: 'generateFailed' };
}

export async function answer(
  context: Context<AppBindings>,
  generation: Generation,
): Promise<Response> {
  if (generation.kind === 'refused') return refuse(context, generation.code);
  const outgoing = context.env.outgoing;
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  // They may have left while the hold was being asked for.
  if (outgoing.destroyed) gone.abort();
  const asEvents = context.req.header('accept')?.includes('text/event-stream') ?? false;
  const { events, earlier } =
    generation.kind === 'running'
      ? {
          events: generation.events({ signal: gone.signal, oneByOne: asEvents }),
          earlier: generation.earlier,
        }
      : { events: generation.events, earlier: [] };
  if (asEvents) return streamed(context, events);
  const result = generation.kind === 'stored' ? generation.result : await collect(events, earlier);
  if (typeof result !== 'string') return refuse(context, result.code);
  return context.body(result, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}
