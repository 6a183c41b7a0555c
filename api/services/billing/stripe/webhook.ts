import type Stripe from 'stripe';
import { z } from 'zod';
import type { Delivery } from '../billing.ts';
import { remarkOn, subjectOf } from './event-subject.ts';
import { checkPrices, isConfigured, sentenceOfPrices } from './prices.ts';
import type { Prices, StripeSetup } from './stripe-client.ts';
import { reasonOf } from './stripe-errors.ts';
import { type SyncOutcome, syncCustomer } from './sync-customer.ts';

/**
 * A signed delivery that is older than this was caught on its way and is being played again; one
 * that claims to come from further ahead could be played for as long as it likes.
 */
const toleranceSeconds = 300;

/** The library takes whatever is signed for an event. One without an id is read and not remembered. */
const name = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const envelope = z.object({
  id: name.optional(),
  type: name,
  data: z.object({ object: z.looseObject({}) }),
});

/** Stripe's library refuses only what is too old. A second time would let the reader choose one. */
function isAhead(signature: string): boolean {
  const [time, ...others] = signature.split(',').filter((part) => part.startsWith('t='));
  const signedAt = Number(time?.slice('t='.length));
  return others.length > 0 || !(signedAt <= Date.now() / 1000 + toleranceSeconds);
}

interface WebhookSetup extends StripeSetup {
  webhookSecret: string;
}

async function verified(
  { stripe, webhookSecret }: WebhookSetup,
  payload: string,
  signature: string | undefined,
): Promise<Stripe.Event | undefined> {
  if (signature === undefined || isAhead(signature)) return undefined;
  try {
    const event = await stripe.webhooks.constructEventAsync(
      payload,
      signature,
      webhookSecret,
      toleranceSeconds,
    );
    return envelope.safeParse(event).success ? event : undefined;
  } catch {
    // Whatever is wrong with it, it did not come from Stripe as it stands.
    return undefined;
  }
}

function wroteWhat(synced: Exclude<SyncOutcome, { outcome: 'processed' }>): string {
  const now = synced.status === '' ? 'without a subscription' : synced.status;
  switch (synced.outcome) {
    case 'nobody':
      return 'the customer belongs to no account here';
    case 'older':
      return `a newer reading was written already, the account is ${now}`;
    case 'unchanged':
      return `nothing new, the account is ${now}`;
    case 'written':
      return `written, the account is ${now}`;
  }
}

/** Said in the log: no amount, no name, no address. The event's id leads to the rest at Stripe. */
function sentenceOf(synced: SyncOutcome, prices: Prices, remark = ''): string {
  if (synced.outcome === 'processed') return 'processed before, skipped';
  const { facts, gone, liveSubscriptions } = synced.reading;
  const parts = [wroteWhat(synced)];
  if (remark !== '') parts.push(remark);
  if (gone) parts.push('the customer is deleted at Stripe');
  if (liveSubscriptions > 1) parts.push('Stripe charges more than one subscription');
  if (facts.live && !isConfigured(prices, facts.priceId)) {
    parts.push('its price is none of those configured here');
  }
  return parts.join('; ');
}

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
