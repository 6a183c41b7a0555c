import type Stripe from 'stripe';
import type { BillingInterval } from '#shared/contracts/page-billing.ts';
import { rules } from '#shared/rules.ts';
import { toMinorUnits } from './amount.ts';
import type { Prices } from './stripe-client.ts';
import { isMissing } from './stripe-errors.ts';

export interface PriceReport {
  /** Nobody can buy until this is mended. */
  problems: string[];
  /** Legitimate, but worth knowing. */
  notices: string[];
}

const names: Record<BillingInterval, string> = { month: 'monthly', year: 'annual' };

export function isConfigured(prices: Prices, priceId: string): boolean {
  return prices.month === priceId || prices.year === priceId;
}

function differsFromPage({ currency, unit_amount }: Stripe.Price): boolean {
  const shown = rules.plans.premium.price;
  return currency !== shown.currency.toLowerCase() || unit_amount !== toMinorUnits(shown);
}

async function checkOne(
  stripe: Stripe,
  interval: BillingInterval,
  priceId: string,
  report: PriceReport,
): Promise<void> {
  const name = `The ${names[interval]} price`;
  try {
    const price = await stripe.prices.retrieve(priceId);
    if (!price.active) report.problems.push(`${name} is archived at Stripe.`);
    if (price.recurring?.interval !== interval || price.recurring.interval_count !== 1) {
      report.problems.push(`${name} does not recur every ${interval} at Stripe.`);
    }
    if (interval === 'month' && differsFromPage(price)) {
      report.notices.push(`${name} at Stripe is not the one that the pages show.`);
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
    report.problems.push(`${name} does not exist at Stripe.`);
  }
}

/** Somebody may change a price in the dashboard, where no code of ours can object. */
export async function checkPrices(stripe: Stripe, prices: Prices): Promise<PriceReport> {
  const report: PriceReport = { problems: [], notices: [] };
  await checkOne(stripe, 'month', prices.month, report);
  if (prices.year !== undefined) await checkOne(stripe, 'year', prices.year, report);
  return report;
}

/** For the log. */
export function sentenceOfPrices({ problems, notices }: PriceReport): string {
  const lines = [...problems, ...notices];
  return lines.length === 0 ? 'the configured prices are in order' : lines.join(' ');
}
