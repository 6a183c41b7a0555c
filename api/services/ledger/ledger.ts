import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CommitAnswer,
  CommitRequest,
  HoldAnswer,
  HoldRequest,
  Readiness,
  ReleaseAnswer,
  ReleaseRequest,
  WithdrawAnswer,
  WithdrawRequest,
} from '#shared/contracts/ledger.ts';
import { NotReached, PocketbaseConnection } from './pocketbase-connection.ts';
import { ServiceSession } from './service-session.ts';
import { Withdrawals } from './withdrawals.ts';

/** A restart of PocketBase takes about a second; what was written must not be lost over it. */
const commitPatienceMilliseconds = 15_000;

/** As PocketBase's own ids are: 15 letters and digits. */
function newRowId(): string {
  return randomBytes(8).toString('hex').slice(1);
}

export type HoldOrder = Omit<HoldRequest, 'id'>;

/** The counting of generations, which happens inside PocketBase; this is only its caller. */
export class Ledger {
  readonly #connection: PocketbaseConnection;
  readonly #session: ServiceSession;
  readonly #withdrawals = new Withdrawals((ids) =>
    this.call<WithdrawAnswer>('POST', '/api/ledger/withdraw', { ids } satisfies WithdrawRequest),
  );

  constructor(pocketbaseUrl: string, credentialsPath: string) {
    this.#connection = new PocketbaseConnection(pocketbaseUrl);
    this.#session = new ServiceSession(this.#connection, credentialsPath);
  }

  /** Tried again only while PocketBase was not reached: a hold that got through must stay one. */
  async hold(order: HoldOrder): Promise<HoldAnswer> {
    const id = newRowId();
    try {
      return await this.#patiently(
        2_000,
        (error) => error instanceof NotReached,
        () =>
          this.call<HoldAnswer>('POST', '/api/ledger/hold', {
            ...order,
            id,
          } satisfies HoldRequest),
      );
    } catch (error) {
      if (!(error instanceof NotReached)) this.#withdrawals.add(id);
      throw error;
    }
  }

  /** Safe to repeat: a second commit of the same hold changes nothing. */
  commit(id: string, result: string): Promise<CommitAnswer> {
    return this.#patiently(
      commitPatienceMilliseconds,
      () => true,
      () =>
        this.call<CommitAnswer>('POST', '/api/ledger/commit', {
          id,
          result,
        } satisfies CommitRequest),
    );
  }

  release(id: string): Promise<ReleaseAnswer> {
    return this.#patiently(
      commitPatienceMilliseconds,
      () => true,
      () =>
        this.call<ReleaseAnswer>('POST', '/api/ledger/release', { id } satisfies ReleaseRequest),
    );
  }

  ready(): Promise<Readiness> {
    return this.call<Readiness>('GET', '/api/ledger/ready');
  }

  /** Any service route of PocketBase. The answer's shape is the hook's, kept in shared types. */
  async call<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
    const token = await this.#session.token();
    let answer = await this.#connection.send({ method, path, token, body });
    if (answer.status === 401 || answer.status === 403) {
      this.#session.forget();
      answer = await this.#connection.send({
        method,
        path,
        token: await this.#session.token(),
        body,
      });
    }
    if (answer.status !== 200) throw new Error(`PocketBase answered ${path} with ${answer.status}`);
    return answer.body as Answer;
  }

  close(): void {
    this.#connection.close();
  }

  async #patiently<Answer>(
    milliseconds: number,
    repeatable: (error: unknown) => boolean,
    attempt: () => Promise<Answer>,
  ): Promise<Answer> {
    const deadline = Date.now() + milliseconds;
    for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
      try {
        return await attempt();
      } catch (error) {
        if (!repeatable(error) || Date.now() + pause > deadline) throw error;
      }
      await sleep(pause);
    }
  }
}
