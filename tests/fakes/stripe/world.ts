import Stripe from 'stripe';
import { Clock } from './clock.ts';
import { newPrice, newProduct } from './objects/catalog.ts';

export type Card = 'good' | 'declined';

/** What Stripe keeps of a subscription and does not show. */
export interface KeptSubscription {
  object: Stripe.Subscription;
  /** The invoice that is still to be paid. */
  openInvoice: string | null;
  attempts: number;
  nextAttempt: number | null;
}

export interface KeptCustomer {
  object: Stripe.Customer;
  deleted: boolean;
  card: Card;
  clock: Clock;
}

export interface FakeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event.Type;
}

/** What happens once all attempts to collect have failed: an account setting at Stripe. */
export type AfterRetries = 'canceled' | 'unpaid' | 'past_due';

/** Everything the account holds, in the order in which it came. */
export class World {
  readonly customers = new Map<string, KeptCustomer>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly products = new Map<string, Stripe.Product>();
  readonly subscriptions = new Map<string, KeptSubscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly checkoutSessions = new Map<string, Stripe.Checkout.Session>();
  readonly portalSessions = new Map<string, Stripe.BillingPortal.Session>();
  readonly clock: Clock;
  afterRetries: AfterRetries = 'canceled';
  #serial = 0;
  #listener: (event: FakeEvent) => void = () => {};

  constructor(clockOffsetSeconds: number) {
    this.clock = new Clock(clockOffsetSeconds);
    const created = this.clock.now;
    const product = newProduct('prod_premium', 'Premium', created);
    this.products.set(product.id, product);
    for (const [id, interval, amount] of [
      ['price_month', 'month', 500],
      ['price_year', 'year', 5_000],
    ] as const) {
      const order = { id, interval, amount, currency: 'usd', product: product.id, created };
      this.prices.set(id, newPrice(order));
    }
  }

  id(prefix: string): string {
    this.#serial += 1;
    return `${prefix}_${this.#serial.toString(36).padStart(14, 'F')}`;
  }

  nowFor(customer: string): number {
    return (this.customers.get(customer)?.clock ?? this.clock).now;
  }

  onEvent(listener: (event: FakeEvent) => void): void {
    this.#listener = listener;
  }

  emit(type: Stripe.Event.Type, object: unknown, created: number): void {
    this.#listener({
      id: this.id('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created,
      // A snapshot: what changes later must not change what was said.
      data: { object: JSON.parse(JSON.stringify(object)) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
  }

  subscriptionsOf(customer: string): KeptSubscription[] {
    return [...this.subscriptions.values()].filter(({ object }) => object.customer === customer);
  }
}
