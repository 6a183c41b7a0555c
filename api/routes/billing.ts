import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import { reasonOf } from '#api/services/billing/stripe/stripe-errors.ts';
import type { Outcome } from '#api/services/outcome.ts';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type { ProblemCode } from '#shared/problem.ts';
import type { SiteLanguage } from '#shared/rules.ts';
import { bearerToken, languageAsked, readJson, refuse } from './request.ts';

const userShape = z.object({ userId: z.string().optional() });

const checkoutShape = userShape.extend({
  is_resubscription: z.boolean().default(false),
  force_production: z.boolean().default(false),
  interval: z.enum(['month', 'year']).default('month'),
});

const completeShape = userShape.extend({ session_id: z.string().min(1).max(255) });

type User = z.output<typeof userShape>;

/** Who asks is proven by the token alone; a `userId` in the body may only agree with it. */
function route<Request extends User, Value extends object>(
  { billingRecords }: Services,
  shape: z.ZodType<Request>,
  perform: (
    account: KnownAccount,
    request: Request,
    language: SiteLanguage,
  ) => Promise<Outcome<Value>>,
  /** Where Stripe or PocketBase does not do its part. */
  failed: ProblemCode,
) {
  return async (context: Context<AppBindings>): Promise<Response> => {
    const token = bearerToken(context);
    if (token === undefined) return refuse(context, 'sessionExpired');
    const parsed = shape.safeParse(readJson(context));
    if (!parsed.success) return refuse(context, 'requestInvalid');
    try {
      const account = await billingRecords.account(token);
      if (account.outcome !== 'known') return refuse(context, 'sessionExpired');
      const { userId = account.userId } = parsed.data;
      if (userId !== account.userId) return refuse(context, 'otherAccount');
      const outcome = await perform(account, parsed.data, languageAsked(context));
      return outcome.ok ? context.json(outcome.value) : refuse(context, outcome.code);
    } catch (error) {
      context.var.log.error({ reason: reasonOf(error) }, 'billing failed');
      return refuse(context, failed);
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
        (account, request, language) =>
          billing.checkout(account, {
            language,
            interval: request.interval,
            isResubscription: request.is_resubscription,
            forceProduction: request.force_production,
          }),
        'checkoutFailed',
      ),
    )
    .post(
      '/checkout/complete',
      route(
        services,
        completeShape,
        (account, { session_id }) => billing.complete(account, session_id),
        'serviceUnavailable',
      ),
    )
    .post(
      '/customer-portal',
      route(
        services,
        userShape,
        (account, _, language) => billing.portal(account, language),
        'portalFailed',
      ),
    )
    .post(
      '/cancel-subscription',
      route(services, userShape, (account) => billing.cancel(account), 'cancelFailed'),
    );
}
