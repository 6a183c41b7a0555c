import type Stripe from 'stripe';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type { BillingAnswer, CancelAnswer, CompleteAnswer } from '#shared/contracts/page-api.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Billing, CheckoutOrder, Delivery } from './billing.ts';
import { beginCheckout, type CheckoutTools, closeCheckouts, completeCheckout } from './checkout.ts';
import { isLive, type SubscriptionView } from './facts.ts';
import { openPortal } from './portal.ts';
import { subscriptionsOf } from './read-customer.ts';
import type { Webhook } from './webhook.ts';

/** Stripe is asked each time: our own row is for everything that must not wait for Stripe. */
export class StripeBilling implements Billing {
  readonly #tools: CheckoutTools;
  readonly #webhook: Webhook;

  constructor(tools: CheckoutTools, webhook: Webhook) {
    this.#tools = tools;
    this.#webhook = webhook;
  }

  checkout(account: KnownAccount, order: CheckoutOrder): Promise<Outcome<BillingAnswer>> {
    return beginCheckout(this.#tools, account, order);
  }

  complete(account: KnownAccount, sessionId: string): Promise<Outcome<CompleteAnswer>> {
    return completeCheckout(this.#tools, account, sessionId);
  }

  async portal({ customerId }: KnownAccount): Promise<Outcome<BillingAnswer>> {
    const manageable = (await this.#subscriptions(customerId)).some(({ endedAt }) => !endedAt);
    if (!manageable) return refused('portalNeedsPremium');
    return done(await openPortal(this.#tools, customerId));
  }

  /** At the end of what is paid for; canceling what is to end already changes nothing. */
  async cancel({ customerId }: KnownAccount): Promise<Outcome<CancelAnswer>> {
    const live = (await this.#subscriptions(customerId)).filter(isLive);
    if (live.length === 0) return refused('cancelNothing');
    for (const view of live) {
      if (view.cancelAtPeriodEnd || view.cancelAt !== null) continue;
      await this.#stripe.subscriptions.update(view.id, { cancel_at_period_end: true });
    }
    const synced = await this.#tools.sync.sync(customerId);
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

  receive(payload: string, signature: string | undefined): Promise<Delivery> {
    return this.#webhook.receive(payload, signature);
  }

  get #stripe(): Stripe {
    return this.#tools.stripe;
  }

  async #subscriptions(customerId: string): Promise<SubscriptionView[]> {
    return customerId === '' ? [] : subscriptionsOf(this.#stripe, customerId);
  }
}
