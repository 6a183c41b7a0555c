import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import type { DeletionOutcome } from '#api/services/accounts/account-deletion.ts';
import type { MessageKey } from '#shared/rules.ts';
import { bearerToken, problem, readJson } from './request.ts';

const deletionShape = z.object({ proof: z.string().max(2_000) });

/** Every way a deletion can be refused. */
const refusals: Record<
  Exclude<DeletionOutcome, 'deleted'>,
  { status: 401 | 403 | 502; key: MessageKey }
> = {
  unauthenticated: { status: 401, key: 'sessionExpired' },
  unconfirmed: { status: 403, key: 'accountDeleteProof' },
  subscriptionStays: { status: 502, key: 'accountDeleteBilling' },
};

function deletion({ accountDeletion }: Services) {
  return async (context: Context<AppBindings>): Promise<Response> => {
    const token = bearerToken(context);
    if (token === undefined) return problem(context, 401, 'sessionExpired');
    const parsed = deletionShape.safeParse(readJson(context));
    if (!parsed.success) return problem(context, 400, 'requestInvalid');
    const { log } = context.var;
    const outcome = await accountDeletion.delete(token, parsed.data.proof, log);
    log.info({ outcome }, 'deletion of an account asked for');
    if (outcome === 'deleted') return context.json({ deleted: true });
    const { status, key } = refusals[outcome];
    return problem(context, status, key);
  };
}

export function accountRoutes(services: Services): Hono<AppBindings> {
  return new Hono<AppBindings>().post('/account/delete', deletion(services));
}
