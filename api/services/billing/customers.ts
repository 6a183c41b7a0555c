import type Stripe from 'stripe';
import type { KnownAccount } from '#shared/contracts/billing.ts';
import type { BillingRecords } from './billing-records.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { userIdKey } from './read-customer.ts';
import { isMissing } from './stripe-client.ts';

/** Finds the one Stripe customer of a user, or makes it: once, however many requests ask at once. */
export class Customers {
  readonly #stripe: Stripe;
  readonly #records: BillingRecords;

  constructor(stripe: Stripe, records: BillingRecords) {
    this.#stripe = stripe;
    this.#records = records;
  }

  async of(account: KnownAccount): Promise<string> {
    const { userId, customerId: known } = account;
    if (known !== '' && (await this.#exists(known))) return known;
    const found = (await this.#findLost(account)) ?? (await this.#create(account));
    const answer = await this.#records.keepCustomer({ userId, customerId: found, replaces: known });
    if (answer.outcome === 'userGone') throw new Error('the account was deleted meanwhile');
    return answer.customerId;
  }

  async #exists(customerId: string): Promise<boolean> {
    try {
      const customer = await this.#stripe.customers.retrieve(customerId);
      return customer.deleted !== true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** One that was made, but whose id never reached our database. */
  async #findLost({ userId, email }: KnownAccount): Promise<string | undefined> {
    const { data } = await this.#stripe.customers.list({ email, limit: 100 });
    return data.find((customer) => customer.metadata[userIdKey] === userId)?.id;
  }

  async #create({ userId, email, customerId: replaced }: KnownAccount): Promise<string> {
    const customer = await this.#stripe.customers.create(
      { email, metadata: { [userIdKey]: userId } },
      { idempotencyKey: idempotencyKey('customer', userId, email, replaced) },
    );
    return customer.id;
  }
}
