import type Stripe from 'stripe';
import type { Delivery } from '../../billing.ts';
import { checkPrices, sentenceOfPrices } from '../prices.ts';
import type { StripeSetup } from '../stripe-client.ts';
import { reasonOf } from '../stripe-errors.ts';
import { syncCustomer } from '../sync-customer.ts';
import { sentenceOf } from './event-sentence.ts';
import { remarkOn, subjectOf } from './event-subject.ts';
import { verified, type WebhookSetup } from './verified-event.ts';

async function syncFor(setup: StripeSetup, { id, type }: Stripe.Event, customerId: string) {
  const synced = await syncCustomer(setup, customerId, { event: { id, type } });
  return sentenceOf(synced, setup.prices, remarkOn(type));
}

async function handle(setup: StripeSetup, event: Stripe.Event): Promise<string> {
  const subject = subjectOf(event);
  switch (subject.kind) {
    case 'nothing':
      return 'nothing here depends on it';
    case 'prices':
      return sentenceOfPrices(await checkPrices(setup.stripe, setup.prices));
    case 'customer':
      return syncFor(setup, event, subject.customerId);
    case 'charge': {
      const { customer } = await setup.stripe.charges.retrieve(subject.chargeId);
      if (typeof customer === 'string') return syncFor(setup, event, customer);
      return 'the payment belongs to no customer';
    }
  }
}

export async function receiveEvent(
  setup: WebhookSetup,
  payload: string,
  signature: string | undefined,
): Promise<Delivery> {
  const event = await verified(setup, payload, signature);
  if (!event) {
    return {
      refused: 'requestInvalid',
      sentence: 'refused: no event, or its signature is missing, wrong or of another time',
    };
  }
  const { id: eventId = '', type } = event;
  try {
    return { sentence: await handle(setup, event), eventId, type };
  } catch (error) {
    const sentence = `failed and left for Stripe to send again: ${reasonOf(error)}`;
    return { refused: 'eventFailed', sentence, eventId, type };
  }
}
