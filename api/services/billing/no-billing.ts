import type { Billing, Delivery } from './billing.ts';
import { type Refused, refused } from './outcome.ts';

export const notForSale = refused(503, 'billingOff');

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

  async endAll(): Promise<void> {}

  async receive(): Promise<Delivery> {
    return { status: 503, sentence: 'refused, since there is no Stripe here' };
  }
}
