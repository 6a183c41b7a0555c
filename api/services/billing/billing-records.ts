import type { CallRoute, PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { patiently } from '#api/services/pocketbase/patiently.ts';
import type {
  AccountAnswer,
  AccountRequest,
  CustomerAnswer,
  CustomerRequest,
  CustomerRow,
  CustomersAnswer,
  CustomersRequest,
  DevSubscriptionAnswer,
  DevSubscriptionRequest,
  ReadingAnswer,
  ReadingRequest,
  SyncAnswer,
  SyncRequest,
} from '#shared/contracts/billing.ts';

/** A restart of PocketBase or another leader of a cluster takes less, and Stripe waits longer for an answer. */
const syncPatienceMilliseconds = 4_000;

/** Billing's part of PocketBase: who asks, whose customer is whose, and what is written of them. */
export class BillingRecords {
  readonly #call: CallRoute;

  constructor(client: PocketbaseClient) {
    this.#call = client.routesOf('billing');
  }

  account(userToken: string): Promise<AccountAnswer> {
    return this.#call('account', { userToken } satisfies AccountRequest);
  }

  keepCustomer(request: CustomerRequest): Promise<CustomerAnswer> {
    return this.#call('customer', request);
  }

  /** Safe to repeat: the later moment counts. */
  beginReading(request: ReadingRequest): Promise<ReadingAnswer> {
    return this.#repeated('reading', request);
  }

  /** Safe to repeat: a reading that is written already is no newer one. */
  write(request: SyncRequest): Promise<SyncAnswer> {
    return this.#repeated('sync', request);
  }

  #repeated<Answer>(route: string, request: object): Promise<Answer> {
    return patiently(
      syncPatienceMilliseconds,
      () => true,
      () => this.#call<Answer>(route, request),
    );
  }

  setDevSubscription(request: DevSubscriptionRequest): Promise<DevSubscriptionAnswer> {
    return this.#call('dev', request);
  }

  /** Every known customer with what our row says, fetched page by page. */
  async *customers(): AsyncGenerator<CustomerRow> {
    for (let after = ''; ; ) {
      const request: CustomersRequest = { after };
      const { entries } = await this.#call<CustomersAnswer>('all-customers', request);
      yield* entries;
      const last = entries.at(-1);
      if (!last) return;
      after = last.customerId;
    }
  }
}
