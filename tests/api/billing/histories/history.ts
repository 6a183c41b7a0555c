import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeEvent } from '#tests/fakes/stripe/world.ts';
import type { BillingStack, SubscriptionRow } from '../billing-stack.ts';
import { Chance } from './chance.ts';
import { type Customer, move } from './moves.ts';
import { type Witness, witness, wrongWith } from './truth.ts';

const lost = 0.2;
const repeated = 0.2;
const late = 0.1;
const tenMinutes = 600;

/** One customer's random life, told to our API in whatever order and number the network likes. */
export class History {
  readonly userId: string;
  readonly #stack: BillingStack;
  readonly #customer: Customer;
  readonly #chance: Chance;
  readonly #seen: Witness = { paidUntil: 0, interrupted: false };
  readonly #steps: string[] = [];
  #waiting: FakeEvent[] = [];
  #underWay: Promise<void>[] = [];
  deliveries = 0;
  /** At least one event was delivered that was sent after the last change. */
  caughtUp = false;

  constructor(stack: BillingStack, userId: string, seed: number) {
    this.#stack = stack;
    this.userId = userId;
    this.#chance = new Chance(seed);
    const { dashboard } = stack.stripe;
    const id = dashboard.createCustomer({ userId });
    stack.stripe.webhooks.take();
    this.#customer = { id, dashboard, chance: this.#chance };
  }

  get steps(): number {
    return this.#steps.length;
  }

  async play(): Promise<void> {
    for (let left = this.#chance.between(4, 12); left > 0; left -= 1) {
      this.#steps.push(move(this.#customer));
      witness(this.#seen, this.#customer.dashboard.subscriptionsOf(this.#customer.id));
      // Nothing ran in between, so all that was said is about this customer.
      this.#waiting.push(...this.#stack.stripe.webhooks.take());
      this.caughtUp = false;
      const leaving = this.#waiting.filter(() => this.#chance.happens(0.5));
      this.#waiting = this.#waiting.filter((event) => !leaving.includes(event));
      this.#send(leaving);
      // Sometimes life goes on while the news is still under way.
      if (this.#chance.happens(0.5)) await this.#arrived();
    }
    this.#send(this.#waiting);
    await this.#arrived();
  }

  /** What our row says otherwise than Stripe, as one line, or nothing. */
  async wrong(): Promise<string | undefined> {
    const { operator } = this.#stack;
    const row: SubscriptionRow | undefined = await this.#stack.rowOf({ id: this.userId });
    const user = await operator.collection('users').getOne(this.userId);
    const subscriptions = this.#customer.dashboard.subscriptionsOf(this.#customer.id);
    const had = Boolean(user.hadCancelledSubscription);
    const wrong = wrongWith(row, had, subscriptions, this.#seen);
    return wrong.length === 0 ? undefined : `${wrong.join('; ')} (${this.#steps.join(', ')})`;
  }

  #send(events: FakeEvent[]): void {
    for (const event of this.#chance.shuffled(events)) {
      if (this.#chance.happens(lost)) continue;
      const times = this.#chance.happens(repeated) ? this.#chance.between(2, 3) : 1;
      for (let time = 0; time < times; time += 1) this.#underWay.push(this.#deliver(event));
    }
  }

  async #deliver(event: FakeEvent): Promise<void> {
    const { webhooks } = this.#stack.stripe;
    const stepsBefore = this.#steps.length;
    if (this.#chance.happens(late)) {
      // Ten minutes on the road: refused, and sent again with a fresh signature.
      const signedAt = Math.floor(Date.now() / 1000) - tenMinutes;
      await this.#expect(webhooks.deliver(event, { signedAt }), 400);
    }
    await this.#expect(webhooks.deliver(event), 200);
    const tells = /^(customer\.subscription|invoice)\./.test(event.type);
    if (tells && stepsBefore === this.#steps.length) this.caughtUp = true;
  }

  async #expect(delivered: Promise<number>, due: number): Promise<void> {
    const status = await delivered;
    this.deliveries += 1;
    if (status === due) return;
    // The answer comes before the line that says why.
    await sleep(1_000);
    const { api, pocketbase } = this.#stack;
    const said = `${api.output().slice(-1_000)}\n${pocketbase.output().slice(-1_000)}`;
    throw new Error(`a delivery was answered ${status} instead of ${due}: ${said}`);
  }

  async #arrived(): Promise<void> {
    const underWay = this.#underWay;
    this.#underWay = [];
    await Promise.all(underWay);
  }
}
