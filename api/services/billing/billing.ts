import type { Outcome } from '#api/services/outcome.ts';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type {
  BillingAnswer,
  BillingInterval,
  CancelAnswer,
  CompleteAnswer,
  Money,
} from '#shared/contracts/page-billing.ts';
import type { SiteLanguage } from '#shared/rules.ts';

export interface CheckoutOrder {
  interval: BillingInterval;
  isResubscription: boolean;
  /** The caller insists on a real payment: dev mode must not stand in for it. */
  forceProduction: boolean;
  /** Of the page that asks, and that Stripe leads back to. */
  language: SiteLanguage;
}

/** How a webhook delivery ended, in the one sentence that is logged. */
export interface Delivery {
  refused?: 'requestInvalid' | 'eventFailed' | 'billingOff';
  sentence: string;
  eventId?: string;
  type?: string;
}

/** Billing as the routes see it; Stripe, dev mode and "off" each are one. */
export interface Billing {
  checkout(account: KnownAccount, order: CheckoutOrder): Promise<Outcome<BillingAnswer>>;
  complete(account: KnownAccount, sessionId: string): Promise<Outcome<CompleteAnswer>>;
  portal(account: KnownAccount, language: SiteLanguage): Promise<Outcome<BillingAnswer>>;
  cancel(account: KnownAccount): Promise<Outcome<CancelAnswer>>;
  /** Before an account is deleted: nothing may go on being charged. */
  endAll(account: KnownAccount): Promise<void>;
  /** What a year costs, where that is known. */
  annualPrice(): Money | undefined;
  receive(payload: string, signature: string | undefined): Promise<Delivery>;
}
