import type { CustomerRow } from '#shared/contracts/billing.ts';
import { deciding } from '../deciding.ts';
import { checkPrices } from '../prices.ts';
import type { StripeSetup } from '../stripe-client.ts';
import { reasonOf } from '../stripe-errors.ts';
import { factsOf } from '../subscription-facts.ts';
import { isLive } from '../subscription-view.ts';
import { syncCustomer } from '../sync-customer.ts';
import { differenceOf } from './difference.ts';
import { noSide, readStripe, type StripeSide } from './stripe-sides.ts';

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

type Mended = { ok: true; owned: boolean; changed: boolean } | { ok: false; reason: string };

async function mend(setup: StripeSetup, customerId: string): Promise<Mended> {
  try {
    const { outcome } = await syncCustomer(setup, customerId);
    return { ok: true, owned: outcome !== 'nobody', changed: outcome === 'written' };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

async function compare(
  setup: StripeSetup,
  row: CustomerRow,
  side: StripeSide,
  result: Reconciliation,
): Promise<void> {
  const { userId, customerId } = row;
  const owing = deciding(side.views)?.owing ?? false;
  const what = differenceOf(row, factsOf(side.views));
  // What is paid of a subscription that owes something stands on its invoices only.
  if (what !== undefined || owing) {
    const mended = await mend(setup, customerId);
    if (!mended.ok) {
      result.differences.push({ userId, what: what ?? 'unclear', mended: false });
      result.problems.push(`The account ${userId} could not be mended: ${mended.reason}.`);
    } else if (mended.changed) {
      // Otherwise an event or another replica was there first, or nothing was owed after all.
      const difference = what ?? 'paid until another day here than at Stripe';
      result.differences.push({ userId, what: difference, mended: true });
    }
  }
  if (side.views.filter(isLive).length > 1) {
    result.problems.push(`The account ${userId} is charged for more than one subscription.`);
  }
}

/** Live at Stripe with our note on it, but its customer is none of ours. */
async function takeIn(
  setup: StripeSetup,
  customerId: string,
  { claimedUserId: userId, views }: StripeSide,
  result: Reconciliation,
): Promise<void> {
  if (userId === '' || !views.some(isLive)) return;
  const mended = await mend(setup, customerId);
  const what = 'paying at Stripe and not known here as a customer';
  result.differences.push({ userId, what, mended: mended.ok && mended.owned });
  if (!mended.ok) {
    result.problems.push(`The account ${userId} could not be mended: ${mended.reason}.`);
  } else if (!mended.owned) {
    result.problems.push(`Stripe charges for the account ${userId}, which does not exist here.`);
  }
}

/** Compares every customer with Stripe, for the days on which no event reached us. */
export async function reconcile(setup: StripeSetup): Promise<Reconciliation> {
  const { problems, notices } = await checkPrices(setup.stripe, setup.prices);
  const result: Reconciliation = { customers: 0, differences: [], problems, notices };
  const sides = await readStripe(setup);
  for await (const row of setup.records.customers()) {
    result.customers += 1;
    await compare(setup, row, sides.get(row.customerId) ?? noSide, result);
    sides.delete(row.customerId);
  }
  for (const [customerId, side] of sides) await takeIn(setup, customerId, side, result);
  return result;
}
