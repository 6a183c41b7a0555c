import type Stripe from 'stripe';
import type { SyncAnswer } from '#shared/contracts/billing.ts';
import type { BillingRecords } from './billing-records.ts';
import { type CustomerReading, readCustomer } from './read-customer.ts';

export interface SyncReason {
  event?: { id: string; type: string };
  sessionId?: string;
}

export type SyncOutcome = { outcome: 'processed' } | (SyncAnswer & { reading: CustomerReading });

/** The one way anything is ever written about a paying customer: ask Stripe, then write what it says. */
export class CustomerSync {
  readonly #stripe: Stripe;
  readonly #records: BillingRecords;

  constructor(stripe: Stripe, records: BillingRecords) {
    this.#stripe = stripe;
    this.#records = records;
  }

  async sync(customerId: string, { event, sessionId }: SyncReason = {}): Promise<SyncOutcome> {
    const eventId = event?.id ?? '';
    const begun = await this.#records.beginReading({
      customerId,
      eventId,
      eventType: event?.type ?? '',
    });
    if (begun.outcome === 'processed') return begun;
    const reading = await readCustomer(this.#stripe, customerId);
    const answer = await this.#records.write({
      ...reading.facts,
      customerId,
      claimedUserId: begun.known ? '' : reading.claimedUserId,
      readAt: begun.readAt,
      eventId,
      sessionId: sessionId ?? '',
    });
    return { ...answer, reading };
  }
}
