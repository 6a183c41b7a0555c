import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import { longestPost } from '#api/services/writers/model/answer/answer-limits.ts';
import type { MendRequest } from '#shared/contracts/page-mend.ts';
import { languageIds } from '#shared/refinement.ts';
import { platformIds, toneIds } from '#shared/rules.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';
import { bearerToken, keyShape, leaving, readJson, refuse } from './request.ts';
import { serverShape } from './server-shape.ts';
import { sourceShape } from './source-shape.ts';

const mendShape: z.ZodType<MendRequest> = z.object({
  text: z.string().max(longestPost).refine(showsSomething),
  source: sourceShape.optional(),
  tone: z.enum(toneIds),
  platform: z.enum(platformIds),
  language: z.enum(languageIds).optional(),
  mastodonServer: serverShape.optional(),
});

function mend({ mastodon, mending, writers }: Services) {
  return async (context: Context<AppBindings>): Promise<Response> => {
    const userToken = bearerToken(context);
    if (userToken === undefined) return refuse(context, 'sessionExpired');
    const key = context.req.header('idempotency-key') ?? '';
    const parsed = mendShape.safeParse(readJson(context));
    if (!parsed.success || !keyShape.test(key)) return refuse(context, 'requestInvalid');
    const { log } = context.var;
    const { mastodonServer, ...post } = parsed.data;
    const gone = leaving(context);
    const limits = await mastodon.limits(userToken, mastodonServer, gone);
    const order = { userToken, key, post: { ...post, limits }, writer: writers.first, log };
    const outcome = await mending.mend(order, gone);
    return outcome.ok ? context.json(outcome.value) : refuse(context, outcome.code);
  };
}

export function mendRoutes(services: Services): Hono<AppBindings> {
  return new Hono<AppBindings>().post('/mend', mend(services));
}
