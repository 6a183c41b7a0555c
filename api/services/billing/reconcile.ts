import type Stripe from 'stripe';
import type { BookEntry, SubscriptionFacts } from '#shared/contracts/billing.ts';
import type { BillingRecords } from './billing-records.ts';
import type { CustomerSync } from './customer-sync.ts';
import { deciding, factsOf, isLive, type SubscriptionView, viewOf } from './facts.ts';
import { checkPrices, type Prices } from './prices.ts';
import { userIdKey } from './read-customer.ts';
import { reasonOf } from './stripe-client.ts';

export interface Difference {
  userId: string;
  what: string;
  mended: boolean;
}

export interface Reconciliation {
  customers: number;
  differences: Difference[];
  /** What no sync can mend. */
  problems: string[];
  notices: string[];
}

interface StripeSide {
  views: SubscriptionView[];
  claimedUserId: string;
}

const noSide: StripeSide = { views: [], claimedUserId: '' };

function inWords(live: boolean): string {
  return live ? 'live' : 'not live';
}

/** What our row says otherwise than Stripe, or undefined where they agree. */
export function differenceOf(entry: BookEntry, facts: SubscriptionFacts): string | undefined {
  const live = entry.status === 'active' || entry.status === 'reactivated';
  if (live !== facts.live) return `${inWords(live)} here and ${inWords(facts.live)} at Stripe`;
  if (facts.subscriptionId === '') return undefined;
  if (entry.status === '' || entry.subscriptionId !== facts.subscriptionId) {
    return 'another subscription here than at Stripe';
  }
  if (Date.parse(entry.paidUntil) !== Date.parse(facts.paidUntil)) {
    return 'paid until another day here than at Stripe';
  }
  if (entry.cancelAtPeriodEnd !== facts.cancelAtPeriodEnd) {
    return 'about to end on one side only';
  }
  return entry.priceId === facts.priceId ? undefined : 'another price here than at Stripe';
}

/** Compares every customer with Stripe, for the days on which no event reached us. */
export class Reconciler {
  readonly #stripe: Stripe;
  readonly #records: BillingRecords;
  readonly #sync: CustomerSync;
  readonly #prices: Prices;

  constructor(stripe: Stripe, records: BillingRecords, sync: CustomerSync, prices: Prices) {
    this.#stripe = stripe;
    this.#records = records;
    this.#sync = sync;
    this.#prices = prices;
  }

  async run(): Promise<Reconciliation> {
    const { problems, notices } = await checkPrices(this.#stripe, this.#prices);
    const result: Reconciliation = { customers: 0, differences: [], problems, notices };
    const sides = await this.#readStripe();
    for await (const entry of this.#records.book()) {
      result.customers += 1;
      await this.#compare(entry, sides.get(entry.customerId) ?? noSide, result);
      sides.delete(entry.customerId);
    }
    for (const [customerId, side] of sides) await this.#takeIn(customerId, side, result);
    return result;
  }

  /** A hundred subscriptions a call: asking customer by customer would take Stripe's rate limit. */
  async #readStripe(): Promise<Map<string, StripeSide>> {
    const sides = new Map<string, StripeSide>();
    for await (const subscription of this.#stripe.subscriptions.list({
      status: 'all',
      limit: 100,
    })) {
      const { customer, metadata } = subscription;
      const customerId = typeof customer === 'string' ? customer : customer.id;
      const side = sides.get(customerId) ?? { views: [], claimedUserId: '' };
      side.views.push(viewOf(subscription));
      side.claimedUserId ||= metadata[userIdKey] ?? '';
      sides.set(customerId, side);
    }
    return sides;
  }

  async #compare(entry: BookEntry, side: StripeSide, result: Reconciliation): Promise<void> {
    const { userId, customerId } = entry;
    const owing = deciding(side.views)?.owing ?? false;
    const what = differenceOf(entry, factsOf(side.views));
    // What is paid of a subscription that owes something stands on its invoices only.
    if (what !== undefined || owing) {
      const mended = await this.#mend(customerId);
      if (!mended.ok) {
        result.differences.push({ userId, what: what ?? 'unclear', mended: false });
        result.problems.push(`The account ${userId} could not be mended: ${mended.reason}.`);
      } else if (mended.changed) {
        // Otherwise an event or another replica was there first, or nothing was owed after all.
        const said = what ?? 'paid until another day here than at Stripe';
        result.differences.push({ userId, what: said, mended: true });
      }
    }
    if (side.views.filter(isLive).length > 1) {
      result.problems.push(`The account ${userId} is charged for more than one subscription.`);
    }
  }

  /** Live at Stripe with our note on it, but its customer is not in our book. */
  async #takeIn(customerId: string, side: StripeSide, result: Reconciliation): Promise<void> {
    const { claimedUserId: userId, views } = side;
    if (userId === '' || !views.some(isLive)) return;
    const mended = await this.#mend(customerId);
    const what = 'paying at Stripe and not known here as a customer';
    result.differences.push({ userId, what, mended: mended.ok && mended.owned });
    if (!mended.ok) {
      result.problems.push(`The account ${userId} could not be mended: ${mended.reason}.`);
    } else if (!mended.owned) {
      result.problems.push(`Stripe charges for the account ${userId}, which does not exist here.`);
    }
  }

  async #mend(
    customerId: string,
  ): Promise<{ ok: true; owned: boolean; changed: boolean } | { ok: false; reason: string }> {
    try {
      const { outcome } = await this.#sync.sync(customerId);
      return { ok: true, owned: outcome !== 'nobody', changed: outcome === 'written' };
    } catch (error) {
      return { ok: false, reason: reasonOf(error) };
    }
  }
}
