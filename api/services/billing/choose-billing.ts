import type { Environment } from '#api/env.ts';
import type { Billing } from './billing.ts';
import type { BillingRecords } from './billing-records.ts';
import { type Reconciliation, reconcile } from './stripe/reconcile.ts';
import { StripeBilling } from './stripe/stripe-billing.ts';
import { createStripe, type Prices } from './stripe/stripe-client.ts';
import { DevBilling, NoBilling } from './without-stripe.ts';

export interface ChosenBilling {
  billing: Billing;
  /** Only where there is a Stripe to compare with. */
  reconcile?: () => Promise<Reconciliation>;
}

function withStripe(env: Environment, records: BillingRecords): ChosenBilling | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY } = env;
  if (!key || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_MONTHLY) return undefined;
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

export function chooseBilling(env: Environment, records: BillingRecords): ChosenBilling {
  const chosen = env.billing === 'stripe' ? withStripe(env, records) : undefined;
  if (chosen) return chosen;
  return { billing: env.billing === 'dev' ? new DevBilling(records) : new NoBilling() };
}
