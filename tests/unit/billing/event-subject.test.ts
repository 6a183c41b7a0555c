import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import {
  remarkOn,
  type Subject,
  subjectOf,
} from '#api/services/billing/stripe/webhook/event-subject.ts';

function event(type: Stripe.Event.Type, object: unknown): Stripe.Event {
  // The seam: only the parts that are read are made.
  return { id: 'evt_1', type, data: { object } } as Stripe.Event;
}

const customer = { kind: 'customer', customerId: 'cus_1' } as const;
const charge = { kind: 'charge', chargeId: 'ch_1' } as const;
const nothing = { kind: 'nothing' } as const;

test.each<[Stripe.Event.Type, unknown, Subject]>([
  ['checkout.session.completed', { customer: 'cus_1' }, customer],
  ['checkout.session.async_payment_failed', { customer: 'cus_1' }, customer],
  ['customer.subscription.updated', { customer: 'cus_1' }, customer],
  ['customer.subscription.deleted', { customer: { id: 'cus_1' } }, customer],
  ['invoice.payment_failed', { customer: 'cus_1' }, customer],
  ['customer.deleted', { id: 'cus_1', deleted: true }, customer],
  ['charge.refunded', { customer: 'cus_1' }, customer],
  ['refund.created', { charge: 'ch_1', customer: null }, charge],
  ['charge.dispute.created', { charge: 'ch_1' }, charge],
  ['charge.dispute.closed', { charge: { id: 'ch_1' } }, charge],
  ['price.updated', { id: 'price_1' }, { kind: 'prices' }],
  ['product.deleted', { id: 'prod_1' }, { kind: 'prices' }],
  ['customer.created', { id: 'cus_1' }, nothing],
  ['checkout.session.completed', { customer: null }, nothing],
  ['refund.updated', { charge: null }, nothing],
  ['payout.paid', {}, nothing],
])('%s with %o', (type, object, expected) => {
  expect(subjectOf(event(type, object))).toEqual(expected);
});

test('only what changes no subscription gets a remark', () => {
  expect(remarkOn('charge.dispute.updated')).toContain('disputed');
  expect(remarkOn('refund.failed')).toContain('refunded');
  expect(remarkOn('customer.subscription.deleted')).toBe('');
});
