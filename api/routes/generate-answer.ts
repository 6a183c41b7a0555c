import type { Context } from 'hono';
import type { AppBindings } from '#api/context.ts';
import type { Generation } from '#api/services/generation/generation.ts';
import { collect } from './collect.ts';
import { leaving, refuse } from './request.ts';
import { streamed } from './streamed.ts';

export async function answer(
  context: Context<AppBindings>,
  generation: Generation,
): Promise<Response> {
  if (generation.kind === 'refused') return refuse(context, generation.code);
  const asEvents = context.req.header('accept')?.includes('text/event-stream') ?? false;
  const { events, earlier } =
    generation.kind === 'running'
      ? {
          events: generation.events({ signal: leaving(context), oneByOne: asEvents }),
          earlier: generation.earlier,
        }
      : { events: generation.events, earlier: [] };
  if (asEvents) return streamed(context, events);
  const result = generation.kind === 'stored' ? generation.result : await collect(events, earlier);
  if (typeof result !== 'string') return refuse(context, result.code);
  return context.body(result, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}
