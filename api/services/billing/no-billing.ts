import type { KnownAccount } from '#shared/contracts/billing.ts';
import { type Refused, refused } from '../outcome.ts';
import type { Billing, Delivery } from './billing.ts';

export const notForSale = refused('billingOff');

/** Whoever pays at Stripe cannot be taken off its books without the keys. */
export function leaveNobodyPaying({ customerId, premium }: KnownAccount): void {
  if (customerId !== '' && premium) throw new Error('a Stripe subscription, and no keys to end it');
}

/** In production without keys: said plainly, and Premium is never free. */
export class NoBilling implements Billing {
  async checkout(): Promise<Refused> {
    return notForSale;
  }

  async complete(): Promise<Refused> {
    return notForSale;
  }

  async portal(): Promise<Refused> {
    return notForSale;
  }

  async cancel(): Promise<Refused> {
    return notForSale;
  }

  async endAll(account: KnownAccount): Promise<void> {
    leaveNobodyPaying(account);
  }

  async receive(): Promise<Delivery> {
    return { refused: 'billingOff', sentence: 'refused, since there is no Stripe here' };
  }
}
