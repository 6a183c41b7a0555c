import type Stripe from 'stripe';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import { idempotencyKey, type StripeSetup, userIdKey } from './stripe-client.ts';
import { isMissing } from './stripe-errors.ts';

/** The one Stripe customer of a user, found or made: once, however many requests ask at once. */
export async function customerOf(
  { stripe, records }: Pick<StripeSetup, 'stripe' | 'records'>,
  account: KnownAccount,
): Promise<string> {
  const { userId, customerId: known } = account;
  if (known !== '' && (await exists(stripe, known))) return known;
  const found = (await findLost(stripe, account)) ?? (await create(stripe, account));
  const answer = await records.keepCustomer({ userId, customerId: found, replaces: known });
  if (answer.outcome === 'userGone') throw new Error('the account was deleted meanwhile');
  return answer.customerId;
}

async function exists(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return customer.deleted !== true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** One that was made, but whose id never reached our database. */
async function findLost(
  stripe: Stripe,
  { userId, email }: KnownAccount,
): Promise<string | undefined> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  return data.find((customer) => customer.metadata[userIdKey] === userId)?.id;
}

async function create(
  stripe: Stripe,
  { userId, email, customerId: replaced }: KnownAccount,
): Promise<string> {
  const customer = await stripe.customers.create(
    { email, metadata: { [userIdKey]: userId } },
    { idempotencyKey: idempotencyKey('customer', userId, email, replaced) },
  );
  return customer.id;
}
