import type Stripe from 'stripe';

type Reference = string | { id: string } | null | undefined;

/** Whom an event is about. Nothing but this is ever taken from its content. */
export type Subject =
  | { kind: 'customer'; customerId: string }
  | { kind: 'charge'; chargeId: string }
  | { kind: 'prices' }
  | { kind: 'nothing' };

const nothing: Subject = { kind: 'nothing' };

const idShape = /^[A-Za-z0-9_]{1,255}$/;

function idOf(reference: Reference): string | undefined {
  const id = typeof reference === 'string' ? reference : reference?.id;
  return typeof id === 'string' && idShape.test(id) ? id : undefined;
}

function customer(reference: Reference): Subject {
  const customerId = idOf(reference);
  return customerId === undefined ? nothing : { kind: 'customer', customerId };
}

function charge(reference: Reference): Subject {
  const chargeId = idOf(reference);
  return chargeId === undefined ? nothing : { kind: 'charge', chargeId };
}

export function subjectOf(event: Stripe.Event): Subject {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided':
    case 'charge.refunded':
      return customer(event.data.object.customer);
    case 'customer.deleted':
      return customer(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return charge(event.data.object.charge);
    case 'price.updated':
    case 'price.deleted':
    case 'product.updated':
    case 'product.deleted':
      return { kind: 'prices' };
    default:
      return nothing;
  }
}

/** What a sync cannot show, because it changes no subscription at Stripe. */
export function remarkOn(type: Stripe.Event.Type): string {
  if (type.startsWith('charge.dispute.')) {
    return 'a payment is disputed; Premium follows the subscription, which Stripe leaves as it is';
  }
  if (type === 'charge.refunded' || type.startsWith('refund.')) {
    return 'a payment is refunded; Premium follows the subscription, which Stripe leaves as it is';
  }
  return '';
}
