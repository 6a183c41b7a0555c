import { Hono } from 'hono';
import type { AppBindings, Services } from '#api/context.ts';
import type { ConfigAnswer } from '#shared/contracts/page-config.ts';
import type { OwnModelOffer } from '#shared/contracts/page-own-models.ts';
import { rules } from '#shared/rules.ts';
import { whatWrites } from './what-writes.ts';

function ownModelOffer({ OWN_KEY_GENERATIONS }: Services['env']): OwnModelOffer {
  return { counted: OWN_KEY_GENERATIONS === 'counted', providers: rules.ownModel.providers };
}

/** What the page may know of this installation. */
export function configRoutes({ writers, env, billing }: Services): Hono<AppBindings> {
  const settings: Omit<ConfigAnswer, 'writer'> = {
    billing: env.billing,
    intervals: env.STRIPE_PRICE_ANNUAL === undefined ? ['month'] : ['month', 'year'],
    fairUsePerDay: env.FAIR_USE_PER_DAY,
    google: env.google,
    mail: env.mail !== 'off',
    ...(env.OWN_KEYS && { ownModels: ownModelOffer(env) }),
    development: !env.production,
  };
  // Asked for at the start, so that the first page finds it.
  billing.annualPrice();
  return new Hono<AppBindings>().get('/config', (context) => {
    context.header('Cache-Control', 'no-cache');
    const writer = whatWrites(writers);
    const answer: ConfigAnswer = { ...settings, writer, annualPrice: billing.annualPrice() };
    return context.json(answer);
  });
}
