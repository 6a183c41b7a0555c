import type Stripe from 'stripe';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type {
  BillingAnswer,
  CancelAnswer,
  CompleteAnswer,
  Money,
} from '#shared/contracts/page-billing.ts';
import type { SiteLanguage } from '#shared/rules.ts';
import type { Billing, CheckoutOrder, Delivery } from '../billing.ts';
import { AnnualPrice } from './annual-price.ts';
import { checkoutOf, closeCheckouts, openPage, retrieveSession } from './checkout-page.ts';
import { customerOf } from './customer.ts';
import { mainPage, stripeLocale } from './page-language.ts';
import { subscriptionsOf } from './read-customer.ts';
import type { StripeSetup } from './stripe-client.ts';
import { isLive, type SubscriptionView } from './subscription-view.ts';
import { syncCustomer } from './sync-customer.ts';
import { receiveEvent } from './webhook/webhook.ts';

/** Stripe charges for each of these, or will: whoever has one must not be sold another. */
const charged: ReadonlySet<string> = new Set([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
] satisfies Stripe.Subscription.Status[]);

/** Requests of one user at the same moment close each other's pages; after so many turns one is open. */
const turns = 5;

export interface StripeBillingSetup extends StripeSetup {
  siteUrl: string;
  webhookSecret: string;
}

/** Stripe is asked each time: our own row is for everything that must not wait for Stripe. */
export class StripeBilling implements Billing {
  readonly #setup: StripeBillingSetup;
  readonly #stripe: Stripe;
  readonly #annualPrice: AnnualPrice;

  constructor(setup: StripeBillingSetup) {
    this.#setup = setup;
    this.#stripe = setup.stripe;
    this.#annualPrice = new AnnualPrice(setup.stripe, setup.prices.year);
  }

  /** Leads to a payment page, or to the portal where there is something to manage already. */
  async checkout(account: KnownAccount, order: CheckoutOrder): Promise<Outcome<BillingAnswer>> {
    const customer = await customerOf(this.#setup, account);
    const params = checkoutOf(this.#setup, account, customer, order);
    if (!params) return refused('checkoutFailed');
    for (let turn = 0; turn < turns; turn += 1) {
      // Closed before looking: a page that is still open could be paid right after the look.
      await closeCheckouts(this.#stripe, customer);
      if (await this.#isCharged(customer))
        return done(await this.#openPortal(customer, order.language));
      const url = await openPage(this.#stripe, customer, params);
      if (url !== undefined) return done({ url });
    }
    return refused('checkoutFailed');
  }

  /** Back from the payment page. The session only proves whose it is; what is paid, the sync finds out. */
  async complete(
    { userId, customerId }: KnownAccount,
    sessionId: string,
  ): Promise<Outcome<CompleteAnswer>> {
    const session = await retrieveSession(this.#stripe, sessionId);
    const own =
      session !== undefined &&
      customerId !== '' &&
      session.customer === customerId &&
      session.client_reference_id === userId;
    if (!own) return refused('activationIssue');
    if (session.status !== 'complete' || session.payment_status === 'unpaid') {
      return refused('activationError');
    }
    const synced = await syncCustomer(this.#setup, customerId, { sessionId });
    if (synced.outcome === 'processed') throw new Error('a sync without an event was skipped');
    const { status } = synced;
    if (status === '' || status === 'canceled') return refused('activationError');
    return done({ status });
  }

  async portal(
    { customerId }: KnownAccount,
    language: SiteLanguage,
  ): Promise<Outcome<BillingAnswer>> {
    const manageable = (await this.#subscriptions(customerId)).some(({ endedAt }) => !endedAt);
    if (!manageable) return refused('portalNeedsPremium');
    return done(await this.#openPortal(customerId, language));
  }

  /** At the end of what is paid for; canceling what is to end already changes nothing. */
  async cancel({ customerId }: KnownAccount): Promise<Outcome<CancelAnswer>> {
    const live = (await this.#subscriptions(customerId)).filter(isLive);
    if (live.length === 0) return refused('cancelNothing');
    for (const view of live) {
      if (view.cancelAtPeriodEnd || view.cancelAt !== null) continue;
      await this.#stripe.subscriptions.update(view.id, { cancel_at_period_end: true });
    }
    const synced = await syncCustomer(this.#setup, customerId);
    const endsAt = synced.outcome === 'processed' ? '' : synced.paidUntil;
    return done({ canceled: true, endsAt: endsAt === '' ? null : endsAt });
  }

  async endAll({ customerId }: KnownAccount): Promise<void> {
    if (customerId === '') return;
    await closeCheckouts(this.#stripe, customerId);
    for (const { id, endedAt } of await this.#subscriptions(customerId)) {
      if (endedAt === null) await this.#stripe.subscriptions.cancel(id);
    }
  }

  annualPrice(): Money | undefined {
    return this.#annualPrice.now();
  }

  receive(payload: string, signature: string | undefined): Promise<Delivery> {
    return receiveEvent(this.#setup, payload, signature);
  }

  async #isCharged(customer: string): Promise<boolean> {
    // Without a status Stripe lists all that are not canceled.
    const { data } = await this.#stripe.subscriptions.list({ customer, limit: 100 });
    return data.some(({ status }) => charged.has(status));
  }

  async #openPortal(customer: string, language: SiteLanguage): Promise<{ url: string }> {
    const { url } = await this.#stripe.billingPortal.sessions.create({
      customer,
      ...stripeLocale(language),
      return_url: mainPage(this.#setup.siteUrl, language),
    });
    return { url };
  }

  async #subscriptions(customerId: string): Promise<SubscriptionView[]> {
    return customerId === '' ? [] : subscriptionsOf(this.#stripe, customerId);
  }
}
