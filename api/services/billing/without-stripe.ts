import { done, type Outcome, type Refused, refused } from '#api/services/outcome.ts';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type {
  BillingAnswer,
  CancelAnswer,
  CompleteAnswer,
} from '#shared/contracts/page-billing.ts';
import type { Billing, CheckoutOrder, Delivery } from './billing.ts';
import type { BillingRecords } from './billing-records.ts';

const notForSale = refused('billingOff');

const noStripe: Delivery = {
  refused: 'billingOff',
  sentence: 'refused, since there is no Stripe here',
};

/** Whoever pays at Stripe cannot be taken off its books without the keys. */
function leaveNobodyPaying({ customerId, premium }: KnownAccount): void {
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

  annualPrice(): undefined {}

  async receive(): Promise<Delivery> {
    return noStripe;
  }
}

/** Outside production and without keys: Premium at a click, in rows that never count elsewhere. */
export class DevBilling implements Billing {
  readonly #records: BillingRecords;

  constructor(records: BillingRecords) {
    this.#records = records;
  }

  async checkout(
    account: KnownAccount,
    { forceProduction }: CheckoutOrder,
  ): Promise<Outcome<BillingAnswer>> {
    if (forceProduction) return notForSale;
    await this.#set(account, true);
    return done({ dev_mode: true });
  }

  async complete(): Promise<Outcome<CompleteAnswer>> {
    return refused('activationIssue');
  }

  async portal({ premium }: KnownAccount): Promise<Outcome<BillingAnswer>> {
    return premium ? done({ dev_mode: true }) : refused('portalNeedsPremium');
  }

  async cancel(account: KnownAccount): Promise<Outcome<CancelAnswer>> {
    const written = await this.#set(account, false);
    return written ? done({ canceled: true, endsAt: null }) : refused('cancelNothing');
  }

  async endAll(account: KnownAccount): Promise<void> {
    leaveNobodyPaying(account);
    await this.#set(account, false);
  }

  annualPrice(): undefined {}

  async receive(): Promise<Delivery> {
    return noStripe;
  }

  async #set({ userId }: KnownAccount, live: boolean): Promise<boolean> {
    const { outcome } = await this.#records.setDevSubscription({ userId, live });
    if (outcome === 'closed') throw new Error('PocketBase was not started for dev mode billing');
    return outcome === 'written';
  }
}
