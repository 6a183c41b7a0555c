import type Stripe from 'stripe';
import { z } from 'zod';
import type { Delivery } from './billing.ts';
import type { CustomerSync } from './customer-sync.ts';
import { remarkOn, subjectOf } from './event-subject.ts';
import { checkPrices, type Prices } from './prices.ts';
import { sentenceOf, sentenceOfPrices } from './sentences.ts';
import { reasonOf } from './stripe-client.ts';

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

export class Webhook {
  readonly #stripe: Stripe;
  readonly #secret: string;
  readonly #sync: CustomerSync;
  readonly #prices: Prices;

  constructor(stripe: Stripe, secret: string, sync: CustomerSync, prices: Prices) {
    this.#stripe = stripe;
    this.#secret = secret;
    this.#sync = sync;
    this.#prices = prices;
  }

  async receive(payload: string, signature: string | undefined): Promise<Delivery> {
    const event = await this.#verified(payload, signature);
    if (!event) {
      return {
        refused: 'requestInvalid',
        sentence: 'refused: no event, or its signature is missing, wrong or of another time',
      };
    }
    const { id: eventId = '', type } = event;
    try {
      return { sentence: await this.#handle(event), eventId, type };
    } catch (error) {
      const sentence = `failed and left for Stripe to send again: ${reasonOf(error)}`;
      return { refused: 'eventFailed', sentence, eventId, type };
    }
  }

  async #verified(
    payload: string,
    signature: string | undefined,
  ): Promise<Stripe.Event | undefined> {
    if (signature === undefined || isAhead(signature)) return undefined;
    const { webhooks } = this.#stripe;
    try {
      const event = await webhooks.constructEventAsync(
        payload,
        signature,
        this.#secret,
        toleranceSeconds,
      );
      return envelope.safeParse(event).success ? event : undefined;
    } catch {
      // Whatever is wrong with it, it did not come from Stripe as it stands.
      return undefined;
    }
  }

  async #handle(event: Stripe.Event): Promise<string> {
    const subject = subjectOf(event);
    switch (subject.kind) {
      case 'nothing':
        return 'nothing here depends on it';
      case 'prices':
        return sentenceOfPrices(await checkPrices(this.#stripe, this.#prices));
      case 'customer':
        return this.#syncFor(event, subject.customerId);
      case 'charge': {
        const { customer } = await this.#stripe.charges.retrieve(subject.chargeId);
        if (typeof customer === 'string') return this.#syncFor(event, customer);
        return 'the payment belongs to no customer';
      }
    }
  }

  async #syncFor({ id, type }: Stripe.Event, customerId: string): Promise<string> {
    const synced = await this.#sync.sync(customerId, { event: { id, type } });
    return sentenceOf(synced, this.#prices, remarkOn(type));
  }
}
