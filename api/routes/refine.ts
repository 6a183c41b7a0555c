import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import type { RefinementEvent } from '#api/services/generation/refining/settle-refinement.ts';
import type { RefineRequest } from '#shared/contracts/page-refine.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { languageIds, refineActions } from '#shared/refinement.ts';
import { platformIds, rules, toneIds } from '#shared/rules.ts';
import { dropInvisible } from '#shared/text/clean/invisible.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';
import { bearerToken, keyShape, leaving, readJson, refuse } from './request.ts';
import { serverShape } from './server-shape.ts';
import { sourceShape } from './source-shape.ts';
import { streamed } from './streamed.ts';

const { textMaxLength, instructionMaxLength } = rules.refinement;

const shape: z.ZodType<RefineRequest> = z
  .object({
    action: z.enum(refineActions),
    text: z.string().max(textMaxLength, 'refineTextTooLong').refine(showsSomething),
    source: sourceShape.optional(),
    tone: z.enum(toneIds),
    platform: z.enum(platformIds),
    mastodonServer: serverShape.optional(),
    // Only PocketBase knows which are the user's.
    generation: z.string().max(128).optional(),
    post: z.string().max(64).optional(),
    orderedIn: z.enum(languageIds).optional(),
    language: z.enum(languageIds).optional(),
    instruction: z
      .string()
      .transform((instruction) => dropInvisible(instruction).trim())
      .refine(({ length }) => length <= instructionMaxLength, 'refineTooLong')
      .optional(),
  })
  .refine(({ action, language }) => action !== 'translate' || language !== undefined)
  .refine(({ action, instruction }) => action !== 'instruct' || showsSomething(instruction ?? ''));

const tooLong = ['refineTooLong', 'refineTextTooLong'] as const;

function codeOf({ issues: [issue] }: z.ZodError): ProblemCode {
  return tooLong.find((code) => code === issue?.message) ?? 'requestInvalid';
}

async function answerOnce(
  context: Context<AppBindings>,
  events: AsyncIterable<RefinementEvent>,
): Promise<Response> {
  for await (const { event, data } of events) {
    if (event === 'done') return context.json(data);
    if (event === 'error') return refuse(context, data.code);
  }
  return refuse(context, 'refineFailed');
}

function refine({ mastodon, refining, writers }: Services) {
  return async (context: Context<AppBindings>): Promise<Response> => {
    const userToken = bearerToken(context);
    if (userToken === undefined) return refuse(context, 'sessionExpired');
    const parsed = shape.safeParse(readJson(context));
    if (!parsed.success) return refuse(context, codeOf(parsed.error));
    const key = context.req.header('idempotency-key') ?? '';
    if (!keyShape.test(key)) return refuse(context, 'requestInvalid');
    // Whoever asks for the same again may have named another server meanwhile.
    const { mastodonServer, ...request } = parsed.data;
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(['refine', request]))
      .digest('hex');
    const { log } = context.var;
    const limits = await mastodon.limits(userToken, mastodonServer, leaving(context));
    const order = { userToken, key, bodyHash, request, limits, writer: writers.first, log };
    const refinement = await refining.begin(order);
    if (refinement.kind === 'refused') return refuse(context, refinement.code);
    const events = refinement.events(leaving(context));
    const asEvents = context.req.header('accept')?.includes('text/event-stream') ?? false;
    if (!asEvents) return answerOnce(context, events);
    return streamed(context, events);
  };
}

export function refineRoutes(services: Services): Hono<AppBindings> {
  return new Hono<AppBindings>().post('/refine', refine(services));
}
