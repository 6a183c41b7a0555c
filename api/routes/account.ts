import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import { bearerToken, readJson, refuse } from './request.ts';

const deletionShape = z.object({ proof: z.string().max(2_000) });

function deletion({ accountDeletion }: Services) {
  return async (context: Context<AppBindings>): Promise<Response> => {
    const token = bearerToken(context);
    if (token === undefined) return refuse(context, 'sessionExpired');
    const parsed = deletionShape.safeParse(readJson(context));
    if (!parsed.success) return refuse(context, 'requestInvalid');
    const { log } = context.var;
    const outcome = await accountDeletion.delete(token, parsed.data.proof, log);
    log.info(
      { outcome: outcome.ok ? 'deleted' : outcome.code },
      'deletion of an account asked for',
    );
    return outcome.ok ? context.json(outcome.value) : refuse(context, outcome.code);
  };
}

export function accountRoutes(services: Services): Hono<AppBindings> {
  return new Hono<AppBindings>().post('/account/delete', deletion(services));
}
