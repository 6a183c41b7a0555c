import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import type { Outcome } from '#api/services/billing/outcome.ts';
import { reasonOf } from '#api/services/billing/stripe-client.ts';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type { MessageKey } from '#shared/rules.ts';
import { bearerToken, problem, readJson } from './request.ts';

const userShape = z.object({ userId: z.string().optional() });

const checkoutShape = userShape.extend({
  is_resubscription: z.boolean().default(false),
  force_production: z.boolean().default(false),
  interval: z.enum(['month', 'year']).default('month'),
});

const completeShape = userShape.extend({ session_id: z.string().min(1).max(255) });

interface Sentences {
  loggedOut: MessageKey;
  /** Stripe or PocketBase did not do its part. */
  failed: MessageKey;
}

type User = z.output<typeof userShape>;

/** Who asks is proven by the token alone; a `userId` in the body may only agree with it. */
function route<Request extends User, Value extends object>(
  { billingRecords }: Services,
  shape: z.ZodType<Request>,
  sentences: Sentences,
  perform: (account: KnownAccount, request: Request) => Promise<Outcome<Value>>,
) {
  return async (context: Context<AppBindings>): Promise<Response> => {
    const token = bearerToken(context);
    if (token === undefined) return problem(context, 401, sentences.loggedOut);
    const parsed = shape.safeParse(readJson(context));
    if (!parsed.success) return problem(context, 400, 'requestInvalid');
    try {
      const account = await billingRecords.account(token);
      if (account.outcome !== 'known') return problem(context, 401, 'sessionExpired');
      const { userId = account.userId } = parsed.data;
      if (userId !== account.userId) return problem(context, 403, 'requestInvalid');
      const outcome = await perform(account, parsed.data);
      if (!outcome.ok) return problem(context, outcome.status, outcome.key);
      return context.json(outcome.value);
    } catch (error) {
      context.var.log.error({ reason: reasonOf(error) }, 'billing failed');
      return problem(context, 502, sentences.failed);
    }
  };
}

export function billingRoutes(services: Services): Hono<AppBindings> {
  const { billing } = services;
  return new Hono<AppBindings>()
    .post(
      '/checkout',
      route(
        services,
        checkoutShape,
        { loggedOut: 'sessionExpired', failed: 'checkoutFailed' },
        (account, request) =>
          billing.checkout(account, {
            interval: request.interval,
            isResubscription: request.is_resubscription,
            forceProduction: request.force_production,
          }),
      ),
    )
    .post(
      '/checkout/complete',
      route(
        services,
        completeShape,
        { loggedOut: 'sessionExpired', failed: 'activationError' },
        (account, { session_id }) => billing.complete(account, session_id),
      ),
    )
    .post(
      '/customer-portal',
      route(
        services,
        userShape,
        { loggedOut: 'portalNeedsPremium', failed: 'portalFailed' },
        (account) => billing.portal(account),
      ),
    )
    .post(
      '/cancel-subscription',
      route(
        services,
        userShape,
        { loggedOut: 'sessionExpired', failed: 'cancelFailed' },
        (account) => billing.cancel(account),
      ),
    );
}
