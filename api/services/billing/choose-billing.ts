import type { Environment } from '#api/env.ts';
import type { Billing } from './billing.ts';
import type { BillingRecords } from './billing-records.ts';
import type { Reconciliation } from './stripe/reconcile/reconcile.ts';
import type { Prices } from './stripe/stripe-client.ts';
import { DevBilling, NoBilling } from './without-stripe.ts';

export interface ChosenBilling {
  billing: Billing;
  /** Only where there is a Stripe to compare with. */
  reconcile?: () => Promise<Reconciliation>;
}

async function withStripe(
  env: Environment,
  records: BillingRecords,
): Promise<ChosenBilling | undefined> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY } = env;
  if (!key || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_MONTHLY) return undefined;
  // Loaded here only: who has no Stripe starts without its library.
  const [{ createStripe }, { StripeBilling }, { reconcile }] = await Promise.all([
    import('./stripe/stripe-client.ts'),
    import('./stripe/stripe-billing.ts'),
    import('./stripe/reconcile/reconcile.ts'),
  ]);
  const stripe = createStripe({ key, apiUrl: env.STRIPE_API_URL });
  const prices: Prices = { month: STRIPE_PRICE_MONTHLY };
  if (env.STRIPE_PRICE_ANNUAL !== undefined) prices.year = env.STRIPE_PRICE_ANNUAL;
  const setup = { stripe, records, prices };
  const { siteUrl } = env;
  return {
    billing: new StripeBilling({ ...setup, siteUrl, webhookSecret: STRIPE_WEBHOOK_SECRET }),
    reconcile: () => reconcile(setup),
  };
}

export async function chooseBilling(
  env: Environment,
  records: BillingRecords,
): Promise<ChosenBilling> {
  const chosen = env.billing === 'stripe' ? await withStripe(env, records) : undefined;
  if (chosen) return chosen;
  return { billing: env.billing === 'dev' ? new DevBilling(records) : new NoBilling() };
}
