import type {
  AccountAnswer,
  BookAnswer,
  BookEntry,
  BookRequest,
  CustomerAnswer,
  CustomerRequest,
  DevSubscriptionAnswer,
  DevSubscriptionRequest,
  ReadingAnswer,
  ReadingRequest,
  SyncAnswer,
  SyncRequest,
} from '#shared/contracts/billing.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** Billing's part of PocketBase: who asks, whose customer is whose, and what is written of them. */
export class BillingLedger {
  readonly #ledger: Pick<Ledger, 'call'>;

  constructor(ledger: Pick<Ledger, 'call'>) {
    this.#ledger = ledger;
  }

  account(userToken: string): Promise<AccountAnswer> {
    return this.#ledger.call('POST', '/api/billing/account', { userToken });
  }

  keepCustomer(request: CustomerRequest): Promise<CustomerAnswer> {
    return this.#ledger.call('POST', '/api/billing/customer', request);
  }

  beginReading(request: ReadingRequest): Promise<ReadingAnswer> {
    return this.#ledger.call('POST', '/api/billing/reading', request);
  }

  write(request: SyncRequest): Promise<SyncAnswer> {
    return this.#ledger.call('POST', '/api/billing/sync', request);
  }

  setDevSubscription(request: DevSubscriptionRequest): Promise<DevSubscriptionAnswer> {
    return this.#ledger.call('POST', '/api/billing/dev', request);
  }

  async *book(): AsyncGenerator<BookEntry> {
    for (let after = ''; ; ) {
      const request: BookRequest = { after };
      const { entries } = await this.#ledger.call<BookAnswer>('POST', '/api/billing/book', request);
      yield* entries;
      const last = entries.at(-1);
      if (!last) return;
      after = last.customerId;
    }
  }
}
