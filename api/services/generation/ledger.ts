import { randomBytes } from 'node:crypto';
import { NotReached, RouterAnswered } from '#api/services/pocketbase/answer.ts';
import type { CallRoute, PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { patiently } from '#api/services/pocketbase/patiently.ts';
import type { HoldAnswer, HoldRequest } from '#shared/contracts/ledger/hold.ts';
import type {
  MendAnswer,
  MendRequest,
  UnmendAnswer,
  UnmendRequest,
} from '#shared/contracts/ledger/mends.ts';
import type { RefineAnswer, RefineRequest } from '#shared/contracts/ledger/refinements.ts';
import type {
  CompleteAnswer,
  CompleteRequest,
  ReopenAnswer,
  ReopenRequest,
} from '#shared/contracts/ledger/rest.ts';
import type {
  CommitAnswer,
  CommitRequest,
  ReleaseAnswer,
  ReleaseRequest,
  RenewAnswer,
  RenewRequest,
  WithdrawAnswer,
  WithdrawRequest,
} from '#shared/contracts/ledger/settle.ts';
import { Withdrawals } from './withdrawals.ts';

/** While somebody waits: longer than a second machine takes to step in for a first that died. */
const beginPatienceMilliseconds = 6_000;

/** A restart of PocketBase takes about a second; what was written must not be lost over it. */
const commitPatienceMilliseconds = 15_000;

/** As PocketBase's own ids are: 15 letters and digits. */
function newRowId(): string {
  return randomBytes(8).toString('hex').slice(1);
}

export type HoldOrder = Omit<HoldRequest, 'id'>;

/** The counting of generations, which happens inside PocketBase; this is only its caller. */
export class Ledger {
  readonly #call: CallRoute;
  /** Resolves when all that was committed before is safe; what it throws, a commit throws. */
  readonly copied: () => Promise<void>;
  readonly #withdrawals = new Withdrawals((ids) =>
    this.#call<WithdrawAnswer>('withdraw', { ids } satisfies WithdrawRequest),
  );

  constructor(client: PocketbaseClient, copied = async () => {}) {
    this.#call = client.routesOf('ledger');
    this.copied = copied;
  }

  /** Each try has an id of its own, and is withdrawn where it may have got through. */
  hold(order: HoldOrder): Promise<HoldAnswer> {
    return this.#held((id) =>
      this.#call<HoldAnswer>('hold', { ...order, id } satisfies HoldRequest),
    );
  }

  /** A hold like any other: what commits and releases one does so with it. */
  refine(order: Omit<RefineRequest, 'id'>): Promise<RefineAnswer> {
    return this.#held((id) =>
      this.#call<RefineAnswer>('refine', { ...order, id } satisfies RefineRequest),
    );
  }

  #held<Answer>(ask: (id: string) => Promise<Answer>): Promise<Answer> {
    return patiently(
      beginPatienceMilliseconds,
      (error) => error instanceof NotReached || error instanceof RouterAnswered,
      async () => {
        const id = newRowId();
        try {
          return await ask(id);
        } catch (error) {
          if (!(error instanceof NotReached)) this.#withdrawals.add(id);
          throw error;
        }
      },
    );
  }

  /** Not tried again: the next one comes soon, and long before the hold runs out. */
  renew(order: RenewRequest): Promise<RenewAnswer> {
    return this.#call<RenewAnswer>('renew', order);
  }

  /** Safe to repeat: a second commit of the same hold changes nothing. */
  async commit(id: string, result: string): Promise<CommitAnswer> {
    const answer = await patiently(
      commitPatienceMilliseconds,
      () => true,
      () => this.#call<CommitAnswer>('commit', { id, result } satisfies CommitRequest),
    );
    await this.copied();
    return answer;
  }

  /** Never repeated: one that got through in silence lapses, and counts as a try. */
  reopen(order: ReopenRequest): Promise<ReopenAnswer> {
    return patiently(
      beginPatienceMilliseconds,
      (error) => error instanceof NotReached,
      () => this.#call<ReopenAnswer>('reopen', order),
    );
  }

  /** Safe to repeat, as a commit is, but for a try that is given back: its number is the next one's. */
  async complete(order: CompleteRequest): Promise<CompleteAnswer> {
    const answer = await patiently(
      commitPatienceMilliseconds,
      (error) => order.begun || error instanceof NotReached,
      () => this.#call<CompleteAnswer>('complete', order),
    );
    if (order.result !== '') await this.copied();
    return answer;
  }

  /** Never repeated: one that got through in silence is counted. */
  countMend(order: MendRequest): Promise<MendAnswer> {
    return patiently(
      beginPatienceMilliseconds,
      (error) => error instanceof NotReached,
      () => this.#call<MendAnswer>('mend', order),
    );
  }

  /** Not repeated: one that got through in silence would give back two. */
  returnMend(id: string): Promise<UnmendAnswer> {
    return patiently(
      2_000,
      (error) => error instanceof NotReached,
      () => this.#call<UnmendAnswer>('unmend', { id } satisfies UnmendRequest),
    );
  }

  release(id: string, begun: boolean): Promise<ReleaseAnswer> {
    return patiently(
      commitPatienceMilliseconds,
      () => true,
      () => this.#call<ReleaseAnswer>('release', { id, begun } satisfies ReleaseRequest),
    );
  }
}
