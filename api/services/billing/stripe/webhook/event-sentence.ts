import { isConfigured } from '../prices.ts';
import type { Prices } from '../stripe-client.ts';
import type { SyncOutcome } from '../sync-customer.ts';

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
export function sentenceOf(synced: SyncOutcome, prices: Prices, remark = ''): string {
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
