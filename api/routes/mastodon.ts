import { Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import type { MastodonServerRequest } from '#shared/contracts/page-mastodon.ts';
import { bearerToken, leaving, readJson, refuse } from './request.ts';

const shape: z.ZodType<MastodonServerRequest> = z.object({ server: z.string().trim().min(1) });

export function mastodonRoutes({ mastodon }: Services): Hono<AppBindings> {
  return new Hono<AppBindings>().post('/mastodon-server', async (context) => {
    const userToken = bearerToken(context);
    if (userToken === undefined) return refuse(context, 'sessionExpired');
    const parsed = shape.safeParse(readJson(context));
    if (!parsed.success) return refuse(context, 'requestInvalid');
    const outcome = await mastodon.read(userToken, parsed.data.server, leaving(context));
    return outcome.ok ? context.json(outcome.value) : refuse(context, outcome.code);
  });
}
