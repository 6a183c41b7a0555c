import { Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import type { SourceRequest } from '#shared/contracts/page-sources.ts';
import { bearerToken, leaving, readJson, refuse } from './request.ts';

const shape: z.ZodType<SourceRequest> = z.object({ address: z.string().trim().min(1) });

export function sourceRoutes({ sources }: Pick<Services, 'sources'>): Hono<AppBindings> {
  return new Hono<AppBindings>().post('/source', async (context) => {
    const userToken = bearerToken(context);
    if (userToken === undefined) return refuse(context, 'sessionExpired');
    const parsed = shape.safeParse(readJson(context));
    if (!parsed.success) return refuse(context, 'requestInvalid');
    const outcome = await sources.read(userToken, parsed.data.address, leaving(context));
    return outcome.ok ? context.json(outcome.value) : refuse(context, outcome.code);
  });
}
