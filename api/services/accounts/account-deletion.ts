import type { Log } from '#api/log.ts';
import type { ExamineAnswer, RemoveAnswer } from '#shared/contracts/accounts.ts';
import type { Billing } from '../billing/billing.ts';
import type { BillingLedger } from '../billing/billing-ledger.ts';
import { reasonOf } from '../billing/stripe-client.ts';
import type { Ledger } from '../ledger/ledger.ts';

export type DeletionOutcome = 'deleted' | 'unauthenticated' | 'unconfirmed' | 'subscriptionStays';

/** Deletes an account for good: the subscription first, so that nobody pays for what is gone. */
export class AccountDeletion {
  readonly #ledger: Pick<Ledger, 'call'>;
  readonly #billingLedger: Pick<BillingLedger, 'account'>;
  readonly #billing: Pick<Billing, 'endAll'>;

  constructor(
    ledger: Pick<Ledger, 'call'>,
    billingLedger: Pick<BillingLedger, 'account'>,
    billing: Pick<Billing, 'endAll'>,
  ) {
    this.#ledger = ledger;
    this.#billingLedger = billingLedger;
    this.#billing = billing;
  }

  async delete(userToken: string, proof: string, log: Log): Promise<DeletionOutcome> {
    const examined = await this.#ledger.call<ExamineAnswer>('POST', '/api/accounts/examine', {
      userToken,
      proof,
    });
    if (examined.outcome !== 'confirmed') return examined.outcome;
    const { userId } = examined;
    try {
      if (!(await this.#endSubscriptions(userToken))) return 'unauthenticated';
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'a subscription stands in the way of a deletion');
      return 'subscriptionStays';
    }
    await this.#ledger.call<RemoveAnswer>('POST', '/api/accounts/remove', { userId });
    return 'deleted';
  }

  /** False where the token died meanwhile: whose subscription it was is not known any more. */
  async #endSubscriptions(userToken: string): Promise<boolean> {
    const account = await this.#billingLedger.account(userToken);
    if (account.outcome !== 'known') return false;
    await this.#billing.endAll(account);
    return true;
  }
}
