import type { Log } from '#api/log.ts';
import type { Billing } from '../billing/billing.ts';
import type { BillingRecords } from '../billing/billing-records.ts';
import { reasonOf } from '../billing/stripe-client.ts';
import type { AccountRecords } from './account-records.ts';

export type DeletionOutcome = 'deleted' | 'unauthenticated' | 'unconfirmed' | 'subscriptionStays';

/** Deletes an account for good: the subscription first, so that nobody pays for what is gone. */
export class AccountDeletion {
  readonly #accountRecords: AccountRecords;
  readonly #billingRecords: Pick<BillingRecords, 'account'>;
  readonly #billing: Pick<Billing, 'endAll'>;

  constructor(
    accountRecords: AccountRecords,
    billingRecords: Pick<BillingRecords, 'account'>,
    billing: Pick<Billing, 'endAll'>,
  ) {
    this.#accountRecords = accountRecords;
    this.#billingRecords = billingRecords;
    this.#billing = billing;
  }

  async delete(userToken: string, proof: string, log: Log): Promise<DeletionOutcome> {
    const examined = await this.#accountRecords.examine(userToken, proof);
    if (examined.outcome !== 'confirmed') return examined.outcome;
    const { userId } = examined;
    try {
      if (!(await this.#endSubscriptions(userToken))) return 'unauthenticated';
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'a subscription stands in the way of a deletion');
      return 'subscriptionStays';
    }
    await this.#accountRecords.remove(userId);
    return 'deleted';
  }

  /** False where the token died meanwhile: whose subscription it was is not known any more. */
  async #endSubscriptions(userToken: string): Promise<boolean> {
    const account = await this.#billingRecords.account(userToken);
    if (account.outcome !== 'known') return false;
    await this.#billing.endAll(account);
    return true;
  }
}
