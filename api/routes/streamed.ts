import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { AppBindings } from '#api/context.ts';
import { problemIn } from '#api/language/said.ts';
import { sendEvents } from '#api/services/generation/event-stream.ts';
import type { GenerationEvent } from '#api/services/generation/generation-events.ts';
import type { RefinementEvent } from '#api/services/generation/refining/settle-refinement.ts';
import type { SiteLanguage } from '#shared/rules.ts';
import { languageAsked } from './request.ts';

type AnyEvent = GenerationEvent | RefinementEvent;

function inWords(told: AnyEvent, language: SiteLanguage): { event: string; data: object } {
  const { event, data } = told;
  if (event === 'error') return { event, data: { ...problemIn(language, data.code), ...data } };
  if (event !== 'done' || !('platforms' in data)) return told;
  const platforms = data.platforms.map(({ problem, ...end }) =>
    problem ? { ...end, problem: problemIn(language, problem.code) } : end,
  );
  return { event, data: { ...data, platforms } };
}

/** Events with their sentences in the language of the page that reads them, also where they are replayed. */
export async function streamed(
  context: Context<AppBindings>,
  events: AsyncIterable<AnyEvent>,
): Promise<Response> {
  const language = languageAsked(context);
  const headers = Object.fromEntries(context.res.headers);
  await sendEvents(context.env.outgoing, headers, events, (told) => inWords(told, language));
  return RESPONSE_ALREADY_SENT;
}
