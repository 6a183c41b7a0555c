import { type StripeSetup, userIdKey } from '../stripe-client.ts';
import { type SubscriptionView, viewOf } from '../subscription-view.ts';

export interface StripeSide {
  views: SubscriptionView[];
  claimedUserId: string;
}

export const noSide: StripeSide = { views: [], claimedUserId: '' };

/** A hundred subscriptions a call: asking customer by customer would take Stripe's rate limit. */
export async function readStripe({ stripe }: StripeSetup): Promise<Map<string, StripeSide>> {
  const sides = new Map<string, StripeSide>();
  for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: 100 })) {
    const { customer, metadata } = subscription;
    const customerId = typeof customer === 'string' ? customer : customer.id;
    const side = sides.get(customerId) ?? { views: [], claimedUserId: '' };
    side.views.push(viewOf(subscription));
    side.claimedUserId ||= metadata[userIdKey] ?? '';
    sides.set(customerId, side);
  }
  return sides;
}
