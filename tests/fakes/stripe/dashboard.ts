import type Stripe from 'stripe';
import type { BillingCycle } from './billing-cycle.ts';
import { Clock } from './clock.ts';
import { missing } from './fault.ts';
import { newCustomer } from './objects/customer.ts';
import { newDispute, newRefund } from './objects/payment.ts';
import { itemIn } from './objects/subscription.ts';
import type { AfterRetries, Card, KeptCustomer, KeptSubscription, World } from './world.ts';

/** Everything that can happen at Stripe without a call of ours: customers, operators, banks, time. */
export class Dashboard {
  readonly #world: World;
  readonly #cycle: BillingCycle;

  constructor(world: World, cycle: BillingCycle) {
    this.#world = world;
    this.#cycle = cycle;
  }

  /** One that is not made by the API under test, with a clock of its own. */
  createCustomer(metadata: Record<string, string>, email: string | null = null): string {
    const id = this.#world.id('cus');
    const clock = new Clock();
    clock.set(this.#world.clock.now);
    const object = newCustomer({ id, email, metadata, created: clock.now });
    this.#world.customers.set(id, { object, deleted: false, card: 'good', clock });
    this.#world.emit('customer.created', object, clock.now);
    return id;
  }

  setCard(customer: string, card: Card): void {
    this.#customer(customer).card = card;
  }

  afterRetries(choice: AfterRetries): void {
    this.#world.afterRetries = choice;
  }

  advance(customer: string, seconds: number): void {
    this.#cycle.advance(customer, seconds);
  }

  /** Every customer's time, and the account's own. */
  advanceAll(seconds: number): void {
    for (const id of this.#world.customers.keys()) this.#cycle.advance(id, seconds);
    this.#world.clock.set(this.#world.clock.now + seconds);
  }

  subscribe(customer: string, priceId = 'price_month', metadata = this.#note(customer)): string {
    return this.#cycle.start(customer, this.#price(priceId), metadata).object.id;
  }

  /** As the portal does where billing is flexible: a date, and not the flag. */
  cancelAtPeriodEnd(subscription: string): void {
    const kept = this.#subscription(subscription);
    const cancelAt = itemIn(kept.object).current_period_end;
    this.#cycle.schedule(kept, { cancelAt, atPeriodEnd: false });
  }

  keep(subscription: string): void {
    const kept = this.#subscription(subscription);
    this.#cycle.schedule(kept, { cancelAt: null, atPeriodEnd: false });
  }

  cancelNow(subscription: string): void {
    this.#cycle.end(this.#subscription(subscription));
  }

  pause(subscription: string): void {
    this.#cycle.pause(this.#subscription(subscription));
  }

  resume(subscription: string): void {
    this.#cycle.resume(this.#subscription(subscription));
  }

  payOpenInvoice(subscription: string): void {
    this.#cycle.payOpen(this.#subscription(subscription));
  }

  changePrice(subscription: string, priceId: string): void {
    this.#cycle.changePrice(this.#subscription(subscription), this.#price(priceId));
  }

  /** The same price in another currency, as an operator might add it. */
  copyPrice(priceId: string, id: string, currency: string): void {
    this.#world.prices.set(id, { ...this.#price(priceId), id, currency });
  }

  archivePrice(priceId: string): void {
    const price = this.#price(priceId);
    price.active = false;
    this.#world.emit('price.updated', price, this.#world.clock.now);
  }

  refundLastPayment(customer: string): void {
    const charge = this.#lastPayment(customer);
    const now = this.#world.nowFor(customer);
    charge.refunded = true;
    charge.amount_refunded = charge.amount;
    this.#world.emit('charge.refunded', charge, now);
    this.#world.emit('refund.created', newRefund(this.#world.id('re'), charge, now), now);
  }

  disputeLastPayment(customer: string): void {
    const charge = this.#lastPayment(customer);
    const now = this.#world.nowFor(customer);
    charge.disputed = true;
    const dispute = newDispute(this.#world.id('du'), charge, now);
    this.#world.emit('charge.dispute.created', dispute, now);
  }

  /** Stripe ends what the customer has, and keeps no more than the id. */
  deleteCustomer(customer: string): void {
    const kept = this.#customer(customer);
    for (const subscription of this.#world.subscriptionsOf(customer)) {
      if (subscription.object.ended_at === null) this.#cycle.end(subscription);
    }
    kept.deleted = true;
    this.#world.emit('customer.deleted', kept.object, this.#world.nowFor(customer));
  }

  subscriptionsOf(customer: string): Stripe.Subscription[] {
    return this.#world.subscriptionsOf(customer).map(({ object }) => object);
  }

  customers(): Stripe.Customer[] {
    return [...this.#world.customers.values()].map(({ object }) => object);
  }

  #note(customer: string): Record<string, string> {
    return this.#customer(customer).object.metadata;
  }

  #lastPayment(customer: string): Stripe.Charge {
    const paid = [...this.#world.charges.values()].filter(
      (charge) => charge.customer === customer && charge.paid,
    );
    const last = paid.at(-1);
    if (!last) throw new Error(`${customer} has paid nothing`);
    return last;
  }

  #customer(id: string): KeptCustomer {
    const kept = this.#world.customers.get(id);
    if (!kept) throw missing('customer', id);
    return kept;
  }

  #subscription(id: string): KeptSubscription {
    const kept = this.#world.subscriptions.get(id);
    if (!kept) throw missing('subscription', id);
    return kept;
  }

  #price(id: string): Stripe.Price {
    const price = this.#world.prices.get(id);
    if (!price) throw missing('price', id);
    return price;
  }
}
