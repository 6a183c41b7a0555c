import type Stripe from 'stripe';
import type { Money } from '#shared/contracts/page-billing.ts';
import { fromMinorUnits } from './amount.ts';
import { isMissing } from './stripe-errors.ts';

const freshMilliseconds = 3_600_000;
const pauseAfterFailureMilliseconds = 60_000;

/** Nothing where a page could not tell what a year costs: in tiers, archived, or for another time. */
function amountOf({ active, currency, recurring, unit_amount }: Stripe.Price): Money | undefined {
  const yearly = recurring?.interval === 'year' && recurring.interval_count === 1;
  if (!active || !yearly || unit_amount === null) return undefined;
  return fromMinorUnits(unit_amount, currency);
}

/** What a year of Premium costs at Stripe. Pages are told what is known, and wait for nothing. */
export class AnnualPrice {
  readonly #stripe: Stripe;
  readonly #priceId: string | undefined;
  #known: Money | undefined;
  #askAgainAt = 0;

  constructor(stripe: Stripe, priceId: string | undefined) {
    this.#stripe = stripe;
    this.#priceId = priceId;
  }

  now(): Money | undefined {
    if (this.#priceId !== undefined && Date.now() >= this.#askAgainAt)
      void this.#ask(this.#priceId);
    return this.#known;
  }

  async #ask(priceId: string): Promise<void> {
    this.#askAgainAt = Number.POSITIVE_INFINITY;
    let pause = freshMilliseconds;
    try {
      this.#known = amountOf(
        await this.#stripe.prices.retrieve(priceId, {}, { maxNetworkRetries: 0 }),
      );
    } catch (error) {
      // Not logged here: the regular comparison says what is wrong with a price.
      if (isMissing(error)) this.#known = undefined;
      pause = pauseAfterFailureMilliseconds;
    }
    this.#askAgainAt = Date.now() + pause;
  }
}
