import type Stripe from 'stripe';
import type { SubscriptionFacts } from '#shared/contracts/billing.ts';
import { deciding } from './deciding.ts';
import { userIdKey } from './stripe-client.ts';
import { isMissing } from './stripe-errors.ts';
import { factsOf } from './subscription-facts.ts';
import { isLive, type SubscriptionView, viewOf } from './subscription-view.ts';

export interface CustomerReading {
  facts: SubscriptionFacts;
  /** The user that the customer's metadata names, '' for a customer that is not ours. */
  claimedUserId: string;
  gone: boolean;
  /** More than one can only come from the dashboard; each of them is charged. */
  liveSubscriptions: number;
}

async function customerOrGone(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Customer | undefined> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return customer.deleted ? undefined : customer;
  } catch (error) {
    // A customer of the test account is missing once live keys are set.
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Of a deleted customer Stripe may still show what has ended; of a missing one there is nothing. */
export async function subscriptionsOf(
  stripe: Stripe,
  customerId: string,
): Promise<SubscriptionView[]> {
  const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  try {
    return (await list.autoPagingToArray({ limit: 1_000 })).map(viewOf);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** An invoice's own period is the one before: what was paid for stands on its lines. */
function buysTime({ parent, amount }: Stripe.InvoiceLineItem): boolean {
  // A negative amount gives time back that was not used.
  return parent?.type === 'subscription_item_details' && amount >= 0;
}

async function lastPaidEnd(stripe: Stripe, subscriptionId: string): Promise<number | undefined> {
  const paid = await stripe.invoices.list({
    subscription: subscriptionId,
    status: 'paid',
    limit: 10,
  });
  // Newest first, and only the newest counts: a change of interval cuts the time paid before short.
  for (const { lines } of paid.data) {
    const ends = lines.data.filter(buysTime).map(({ period }) => period.end);
    if (ends.length > 0) return Math.max(...ends);
  }
  return undefined;
}

/** The whole truth about one customer, fetched afresh: nothing in an event is ever believed. */
export async function readCustomer(stripe: Stripe, customerId: string): Promise<CustomerReading> {
  const customer = await customerOrGone(stripe, customerId);
  const views = await subscriptionsOf(stripe, customerId);
  const decides = deciding(views);
  const lastPaid = decides?.owing ? await lastPaidEnd(stripe, decides.id) : undefined;
  return {
    facts: factsOf(views, lastPaid),
    claimedUserId: customer?.metadata[userIdKey] ?? '',
    gone: !customer,
    liveSubscriptions: views.filter(isLive).length,
  };
}
