import { Hono } from 'hono';
import type { AppBindings, Services } from '#api/context.ts';
import type { ConfigAnswer } from '#shared/contracts/page-api.ts';

/** What the page may know of this installation. */
export function configRoutes({ writers, env }: Services): Hono<AppBindings> {
  const answer: ConfigAnswer = {
    writer: { offline: writers.first.offline },
    billing: env.billing,
    intervals: env.STRIPE_PRICE_ANNUAL === undefined ? ['month'] : ['month', 'year'],
    google: env.google,
    mail: env.mail !== 'off',
    development: !env.production,
  };
  return new Hono<AppBindings>().get('/config', (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json(answer);
  });
}
