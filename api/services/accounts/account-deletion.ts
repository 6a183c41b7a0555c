import type { Log } from '#api/log.ts';
import type { Billing } from '#api/services/billing/billing.ts';
import type { BillingRecords } from '#api/services/billing/billing-records.ts';
import { reasonOf } from '#api/services/billing/stripe/stripe-errors.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import type { AccountRecords } from './account-records.ts';

export type Deletion = Outcome<{ deleted: true }>;

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

  async delete(userToken: string, proof: string, log: Log): Promise<Deletion> {
    const examined = await this.#accountRecords.examine(userToken, proof);
    if (examined.outcome === 'unconfirmed') return refused('accountDeleteProof');
    if (examined.outcome === 'unauthenticated') return refused('sessionExpired');
    const { userId } = examined;
    try {
      if (!(await this.#endSubscriptions(userToken))) return refused('sessionExpired');
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'a subscription stands in the way of a deletion');
      return refused('accountDeleteBilling');
    }
    await this.#accountRecords.remove(userId);
    return done({ deleted: true });
  }

  /** False where the token died meanwhile: whose subscription it was is not known any more. */
  async #endSubscriptions(userToken: string): Promise<boolean> {
    const account = await this.#billingRecords.account(userToken);
    if (account.outcome !== 'known') return false;
    await this.#billing.endAll(account);
    return true;
  }
}
