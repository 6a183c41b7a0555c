import type Stripe from 'stripe';
import type { BillingCycle } from './billing-cycle.ts';
import { allowOnly, type Call, listOf, pageNames } from './call.ts';
import { invalid, missing } from './fault.ts';
import { text } from './form.ts';
import { itemIn } from './objects/subscription.ts';
import type { KeptSubscription, World } from './world.ts';

const ended = new Set(['canceled', 'incomplete_expired']);

function listed(subscription: Stripe.Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return ended.has(subscription.status);
  return status === undefined ? !ended.has(subscription.status) : subscription.status === status;
}

export function subscriptionsApi(world: World, cycle: BillingCycle) {
  function find(id: string): KeptSubscription {
    const kept = world.subscriptions.get(id);
    if (!kept) throw missing('subscription', id);
    return kept;
  }

  return {
    list({ params }: Call) {
      allowOnly<Stripe.SubscriptionListParams>(params, [...pageNames, 'customer', 'status']);
      const customer = text(params, 'customer');
      if (customer !== undefined && !world.customers.has(customer)) {
        throw missing('customer', customer, 'customer', 400);
      }
      const found = [...world.subscriptions.values()]
        .map(({ object }) => object)
        .filter((subscription) => (customer ?? subscription.customer) === subscription.customer)
        .filter((subscription) => listed(subscription, text(params, 'status')));
      return listOf('/v1/subscriptions', found, params);
    },
    update({ id, params }: Call): Stripe.Subscription {
      allowOnly<Stripe.SubscriptionUpdateParams>(params, ['cancel_at_period_end', 'metadata']);
      const kept = find(id);
      if (kept.object.ended_at !== null) {
        throw invalid('A canceled subscription can only update its cancellation_details.');
      }
      const atPeriodEnd = text(params, 'cancel_at_period_end') === 'true';
      const cancelAt = atPeriodEnd ? itemIn(kept.object).current_period_end : null;
      cycle.schedule(kept, { cancelAt, atPeriodEnd });
      return kept.object;
    },
    cancel({ id, params }: Call): Stripe.Subscription {
      allowOnly<Stripe.SubscriptionCancelParams>(params, ['invoice_now', 'prorate']);
      const kept = find(id);
      if (kept.object.ended_at !== null) throw missing('subscription', id);
      cycle.end(kept);
      return kept.object;
    },
    invoices({ params }: Call) {
      const names = [...pageNames, 'customer', 'subscription', 'status'] as const;
      allowOnly<Stripe.InvoiceListParams>(params, names);
      const subscription = text(params, 'subscription');
      const status = text(params, 'status');
      const found = [...world.invoices.values()].filter((invoice) => {
        const of = invoice.parent?.subscription_details?.subscription;
        return (subscription ?? of) === of && (status ?? invoice.status) === invoice.status;
      });
      return listOf('/v1/invoices', found, params);
    },
  };
}
