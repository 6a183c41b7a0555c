import type { Environment } from '#api/env.ts';
import type { Billing } from './billing.ts';
import type { BillingRecords } from './billing-records.ts';
import { CustomerSync } from './customer-sync.ts';
import { Customers } from './customers.ts';
import { DevBilling } from './dev-billing.ts';
import { NoBilling } from './no-billing.ts';
import type { Prices } from './prices.ts';
import { Reconciler } from './reconcile.ts';
import { StripeBilling } from './stripe-billing.ts';
import { createStripe } from './stripe-client.ts';
import { Webhook } from './webhook.ts';

export interface ChosenBilling {
  billing: Billing;
  /** Only where there is a Stripe to compare with. */
  reconciler: Reconciler | undefined;
}

function withStripe(env: Environment, records: BillingRecords): ChosenBilling | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_PRICE_MONTHLY } = env;
  if (!key || !secret || !STRIPE_PRICE_MONTHLY) return undefined;
  const stripe = createStripe({ key, apiUrl: env.STRIPE_API_URL });
  const sync = new CustomerSync(stripe, records);
  const prices: Prices = { month: STRIPE_PRICE_MONTHLY };
  if (env.STRIPE_PRICE_ANNUAL !== undefined) prices.year = env.STRIPE_PRICE_ANNUAL;
  const customers = new Customers(stripe, records);
  const tools = { stripe, customers, sync, prices, siteUrl: env.siteUrl };
  return {
    billing: new StripeBilling(tools, new Webhook(stripe, secret, sync, prices)),
    reconciler: new Reconciler(stripe, records, sync, prices),
  };
}

export function chooseBilling(env: Environment, records: BillingRecords): ChosenBilling {
  const chosen = env.billing === 'stripe' ? withStripe(env, records) : undefined;
  if (chosen) return chosen;
  const billing = env.billing === 'dev' ? new DevBilling(records) : new NoBilling();
  return { billing, reconciler: undefined };
}
