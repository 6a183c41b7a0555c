import type Stripe from 'stripe';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type { CheckoutOrder } from '../billing.ts';
import { mainPage, stripeLocale } from './page-language.ts';
import { idempotencyKey, type Prices, userIdKey } from './stripe-client.ts';
import { isMissing } from './stripe-errors.ts';

/** Undefined where nothing is sold at that interval. */
export function checkoutOf(
  { prices, siteUrl }: { prices: Prices; siteUrl: string },
  { userId }: KnownAccount,
  customer: string,
  { interval, isResubscription, language }: CheckoutOrder,
): Stripe.Checkout.SessionCreateParams | undefined {
  const price = prices[interval];
  if (price === undefined) return undefined;
  const metadata = { [userIdKey]: userId };
  const page = mainPage(siteUrl, language);
  return {
    mode: 'subscription',
    customer,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    allow_promotion_codes: true,
    // A note for the dashboard and no more: whether somebody returns, Stripe's own list says.
    metadata: { ...metadata, is_resubscription: String(isResubscription) },
    subscription_data: { metadata },
    ...stripeLocale(language),
    success_url: `${page}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: page,
  };
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

/** Undefined where another request of the same user closed the page just made. */
export async function openPage(
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

const sessionShape = /^cs_[A-Za-z0-9_]{1,200}$/;

export async function retrieveSession(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Checkout.Session | undefined> {
  if (!sessionShape.test(id)) return undefined;
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
