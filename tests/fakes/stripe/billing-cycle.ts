import type Stripe from 'stripe';
import { addInterval, day } from './clock.ts';
import { planOf } from './objects/catalog.ts';
import { type BillingReason, newInvoice } from './objects/invoice.ts';
import { newCharge } from './objects/payment.ts';
import { intervalOf, itemIn, newSubscription } from './objects/subscription.ts';
import type { KeptSubscription, World } from './world.ts';

/** How long Stripe waits after the first, second and third attempt that failed; then it gives up. */
const retryDays = [3, 5, 7] as const;
const incompleteSeconds = 23 * 60 * 60;

type Dates = { cancelAt: number | null; atPeriodEnd: boolean };

/** Subscriptions as they live at Stripe: paid, renewed, failing, paused, ended. */
export class BillingCycle {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  start(customer: string, price: Stripe.Price, metadata: Record<string, string>): KeptSubscription {
    const created = this.#world.nowFor(customer);
    const id = this.#world.id('sub');
    const object = newSubscription({ id, customer, price, metadata, created });
    const kept: KeptSubscription = { object, openInvoice: null, attempts: 0, nextAttempt: null };
    this.#world.subscriptions.set(id, kept);
    const paid = this.#bill(kept, 'subscription_create');
    if (paid) object.status = 'active';
    this.#say('customer.subscription.created', kept);
    this.#sayPayment(kept, paid);
    return kept;
  }

  /** Moves one customer's time on, doing on the way whatever falls due. */
  advance(customer: string, seconds: number): void {
    const clock = this.#world.customers.get(customer)?.clock;
    if (!clock) throw new Error(`there is no customer ${customer}`);
    const target = clock.now + seconds;
    for (;;) {
      const [next] = this.#world
        .subscriptionsOf(customer)
        .map((kept) => ({ kept, due: this.#due(kept) }))
        .filter(({ due }) => due <= target)
        .toSorted((a, b) => a.due - b.due);
      if (!next) break;
      clock.set(Math.max(next.due, clock.now));
      this.#fallDue(next.kept);
    }
    clock.set(target);
  }

  schedule(kept: KeptSubscription, { cancelAt, atPeriodEnd }: Dates): void {
    const { object } = kept;
    object.cancel_at = cancelAt;
    object.cancel_at_period_end = atPeriodEnd;
    object.canceled_at = cancelAt === null ? null : this.#now(kept);
    this.#say('customer.subscription.updated', kept);
  }

  end(kept: KeptSubscription): void {
    const { object } = kept;
    const now = this.#now(kept);
    object.status = object.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
    object.ended_at = now;
    object.canceled_at ??= now;
    kept.nextAttempt = null;
    this.#say('customer.subscription.deleted', kept);
  }

  pause(kept: KeptSubscription): void {
    kept.object.status = 'paused';
    this.#say('customer.subscription.paused', kept);
  }

  /** A resumed subscription begins a new period and is billed for it. */
  resume(kept: KeptSubscription): void {
    const paid = this.#beginAnew(kept, 'subscription_cycle');
    this.#say('customer.subscription.resumed', kept);
    this.#sayPayment(kept, paid);
  }

  /** The customer pays what is open, in the portal for example. */
  payOpen(kept: KeptSubscription): void {
    const invoice = kept.openInvoice === null ? undefined : this.#invoice(kept.openInvoice);
    if (!invoice) return;
    const paid = this.#attempt(kept, invoice);
    if (paid) {
      kept.object.status = 'active';
      kept.attempts = 0;
      kept.nextAttempt = null;
    }
    this.#sayPayment(kept, paid);
    this.#say('customer.subscription.updated', kept);
  }

  /** Another interval begins at once and is billed at once; the same one waits for its renewal. */
  changePrice(kept: KeptSubscription, price: Stripe.Price): void {
    const item = itemIn(kept.object);
    const sameInterval = intervalOf(item.price) === intervalOf(price);
    item.price = price;
    item.plan = planOf(price, intervalOf(price));
    if (!sameInterval) this.#sayPayment(kept, this.#beginAnew(kept, 'subscription_update'));
    this.#say('customer.subscription.updated', kept);
  }

  #now({ object }: KeptSubscription): number {
    return this.#world.nowFor(String(object.customer));
  }

  #due({ object, nextAttempt }: KeptSubscription): number {
    const never = Number.POSITIVE_INFINITY;
    if (object.ended_at !== null || object.status === 'paused') return never;
    if (object.status === 'incomplete') return object.created + incompleteSeconds;
    const periodEnd = itemIn(object).current_period_end;
    return Math.min(periodEnd, object.cancel_at ?? never, nextAttempt ?? never);
  }

  #fallDue(kept: KeptSubscription): void {
    const { object } = kept;
    const now = this.#now(kept);
    if (object.status === 'incomplete' || (object.cancel_at !== null && object.cancel_at <= now)) {
      this.end(kept);
    } else if (kept.nextAttempt !== null && kept.nextAttempt <= now) {
      this.#retry(kept);
    } else {
      this.#renew(kept);
    }
  }

  /** The period moves on first and is paid afterwards, or not. */
  #renew(kept: KeptSubscription): void {
    const { object } = kept;
    const item = itemIn(object);
    item.current_period_start = item.current_period_end;
    const interval = intervalOf(item.price);
    const anchor = object.billing_cycle_anchor;
    item.current_period_end = addInterval(item.current_period_start, interval, anchor);
    if (object.status === 'unpaid') {
      // Stripe still writes the invoice, but leaves it a draft until the customer comes to pay it.
      this.#newInvoice(kept, 'subscription_cycle').status = 'draft';
      this.#say('customer.subscription.updated', kept);
      return;
    }
    this.#sayPayment(kept, this.#billOrOwe(kept, 'subscription_cycle'));
    this.#say('customer.subscription.updated', kept);
  }

  #retry(kept: KeptSubscription): void {
    const pause = retryDays[kept.attempts];
    kept.nextAttempt = pause === undefined ? null : this.#now(kept) + pause * day;
    this.payOpen(kept);
    if (kept.object.status !== 'past_due' || kept.nextAttempt !== null) return;
    const { afterRetries } = this.#world;
    if (afterRetries === 'canceled') {
      this.end(kept);
    } else {
      kept.object.status = afterRetries;
      this.#say('customer.subscription.updated', kept);
    }
  }

  #beginAnew(kept: KeptSubscription, reason: BillingReason): boolean {
    const item = itemIn(kept.object);
    const now = this.#now(kept);
    item.current_period_start = now;
    item.current_period_end = addInterval(now, intervalOf(item.price), now);
    kept.object.billing_cycle_anchor = now;
    return this.#billOrOwe(kept, reason);
  }

  #billOrOwe(kept: KeptSubscription, reason: BillingReason): boolean {
    const paid = this.#bill(kept, reason);
    kept.object.status = paid ? 'active' : 'past_due';
    if (!paid) kept.nextAttempt = this.#now(kept) + retryDays[0] * day;
    return paid;
  }

  #bill(kept: KeptSubscription, reason: BillingReason): boolean {
    kept.attempts = 0;
    kept.nextAttempt = null;
    return this.#attempt(kept, this.#newInvoice(kept, reason));
  }

  #newInvoice(kept: KeptSubscription, reason: BillingReason): Stripe.Invoice {
    const invoice = newInvoice(this.#world.id('in'), kept.object, reason, this.#now(kept));
    this.#world.invoices.set(invoice.id, invoice);
    kept.object.latest_invoice = invoice.id;
    kept.openInvoice = invoice.id;
    return invoice;
  }

  #attempt(kept: KeptSubscription, invoice: Stripe.Invoice): boolean {
    const paid = this.#world.customers.get(String(kept.object.customer))?.card === 'good';
    const now = this.#now(kept);
    const charge = newCharge(this.#world.id('ch'), invoice, paid, now);
    this.#world.charges.set(charge.id, charge);
    invoice.attempted = true;
    invoice.attempt_count += 1;
    kept.attempts += 1;
    kept.openInvoice = paid ? null : invoice.id;
    if (paid) {
      invoice.status = 'paid';
      invoice.status_transitions.paid_at = now;
      invoice.amount_paid = invoice.amount_due;
      invoice.amount_remaining = 0;
    }
    this.#world.emit(paid ? 'charge.succeeded' : 'charge.failed', charge, now);
    return paid;
  }

  #invoice(id: string): Stripe.Invoice | undefined {
    return this.#world.invoices.get(id);
  }

  #say(type: Stripe.Event.Type, kept: KeptSubscription): void {
    this.#world.emit(type, kept.object, this.#now(kept));
  }

  #sayPayment(kept: KeptSubscription, paid: boolean): void {
    const invoice = this.#invoice(String(kept.object.latest_invoice));
    const types = paid
      ? (['invoice.paid', 'invoice.payment_succeeded'] as const)
      : (['invoice.payment_failed'] as const);
    for (const type of types) this.#world.emit(type, invoice, this.#now(kept));
  }
}
