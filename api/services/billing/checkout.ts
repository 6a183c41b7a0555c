import type Stripe from 'stripe';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type { BillingAnswer, CompleteAnswer } from '#shared/contracts/page-api.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { CheckoutOrder } from './billing.ts';
import type { CustomerSync } from './customer-sync.ts';
import type { Customers } from './customers.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { openPortal } from './portal.ts';
import type { Prices } from './prices.ts';
import { userIdKey } from './read-customer.ts';
import { isMissing } from './stripe-client.ts';

export interface CheckoutTools {
  stripe: Stripe;
  customers: Customers;
  sync: CustomerSync;
  prices: Prices;
  siteUrl: string;
}

/** Stripe charges for each of these, or will: whoever has one must not be sold another. */
const taken: ReadonlySet<string> = new Set([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
] satisfies Stripe.Subscription.Status[]);

const sessionShape = /^cs_[A-Za-z0-9_]{1,200}$/;

async function hasSubscription(stripe: Stripe, customer: string): Promise<boolean> {
  // Without a status Stripe lists all that are not canceled.
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  return data.some(({ status }) => taken.has(status));
}

/** No page that is still open somewhere can be paid after this. */
export async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  await expire(stripe, await openSessions(stripe, customer));
}

async function openSessions(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  try {
    return (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function expire(stripe: Stripe, sessions: Stripe.Checkout.Session[]): Promise<void> {
  for (const { id } of sessions) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // Paid or expired since it was listed: then there is nothing left to close.
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'open') throw error;
    }
  }
}

function sessionOf(
  { prices, siteUrl }: CheckoutTools,
  account: KnownAccount,
  customer: string,
  { interval, isResubscription }: CheckoutOrder,
): Stripe.Checkout.SessionCreateParams | undefined {
  const price = prices[interval];
  if (price === undefined) return undefined;
  const metadata = { [userIdKey]: account.userId };
  return {
    mode: 'subscription',
    customer,
    client_reference_id: account.userId,
    line_items: [{ price, quantity: 1 }],
    allow_promotion_codes: true,
    // A note for the dashboard and no more: whether somebody returns, Stripe's own list says.
    metadata: { ...metadata, is_resubscription: String(isResubscription) },
    subscription_data: { metadata },
    success_url: `${siteUrl}/?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/`,
  };
}

/** Requests of one user at the same moment close each other's pages; this many turns settle them. */
const turns = 5;

/** Undefined where another request of the same user closed the page just made. */
async function openPage(
  stripe: Stripe,
  customer: string,
  params: Stripe.Checkout.SessionCreateParams,
): Promise<string | undefined> {
  const [latest] = (await stripe.checkout.sessions.list({ customer, limit: 1 })).data;
  const key = idempotencyKey('checkout', JSON.stringify(params), latest?.id ?? 'first');
  await stripe.checkout.sessions.create(params, { idempotencyKey: key });
  // Of requests at the same moment one page stays open, and all of them lead to it.
  const open = await openSessions(stripe, customer);
  const [kept, ...others] = open.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await expire(stripe, others);
  return kept?.url ?? undefined;
}

/** Leads to a payment page, or to the portal where there is something to manage already. */
export async function beginCheckout(
  tools: CheckoutTools,
  account: KnownAccount,
  order: CheckoutOrder,
): Promise<Outcome<BillingAnswer>> {
  const { stripe } = tools;
  const customer = await tools.customers.of(account);
  const params = sessionOf(tools, account, customer, order);
  if (!params) return refused('checkoutFailed');
  for (let turn = 0; turn < turns; turn += 1) {
    // Closed before looking: a page that is still open could be paid right after the look.
    await closeCheckouts(stripe, customer);
    if (await hasSubscription(stripe, customer)) return done(await openPortal(tools, customer));
    const url = await openPage(stripe, customer, params);
    if (url !== undefined) return done({ url });
  }
  return refused('checkoutFailed');
}

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  if (!sessionShape.test(id)) return undefined;
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Back from the payment page. The session only proves whose it is; what is paid, the sync finds out. */
export async function completeCheckout(
  { stripe, sync }: CheckoutTools,
  { userId, customerId }: KnownAccount,
  sessionId: string,
): Promise<Outcome<CompleteAnswer>> {
  const session = await retrieve(stripe, sessionId);
  const own =
    session !== undefined &&
    customerId !== '' &&
    session.customer === customerId &&
    session.client_reference_id === userId;
  if (!own) return refused('activationIssue');
  if (session.status !== 'complete' || session.payment_status === 'unpaid') {
    return refused('activationError');
  }
  const synced = await sync.sync(customerId, { sessionId });
  if (synced.outcome === 'processed') throw new Error('a sync without an event was skipped');
  const { status } = synced;
  if (status === '' || status === 'canceled') return refused('activationError');
  return done({ status });
}
