import type { SyncAnswer } from '#shared/contracts/billing.ts';
import { type CustomerReading, readCustomer } from './read-customer.ts';
import type { StripeSetup } from './stripe-client.ts';

export interface SyncReason {
  event?: { id: string; type: string };
  sessionId?: string;
}

export type SyncOutcome = { outcome: 'processed' } | (SyncAnswer & { reading: CustomerReading });

/** The one way anything is ever written about a paying customer: ask Stripe, then write what it says. */
export async function syncCustomer(
  { stripe, records }: StripeSetup,
  customerId: string,
  { event, sessionId }: SyncReason = {},
): Promise<SyncOutcome> {
  const eventId = event?.id ?? '';
  const begun = await records.beginReading({ customerId, eventId, eventType: event?.type ?? '' });
  if (begun.outcome === 'processed') return begun;
  const reading = await readCustomer(stripe, customerId);
  const answer = await records.write({
    ...reading.facts,
    customerId,
    claimedUserId: begun.known ? '' : reading.claimedUserId,
    readAt: begun.readAt,
    eventId,
    sessionId: sessionId ?? '',
  });
  return { ...answer, reading };
}
