import type { HoldAnswer, HoldRequest } from '#shared/contracts/ledger/hold.ts';
import type { MendAnswer, UnmendAnswer } from '#shared/contracts/ledger/mends.ts';
import type { RefineAnswer, RefineRequest } from '#shared/contracts/ledger/refinements.ts';
import type { CompleteAnswer, ReopenAnswer, ReopenRequest } from '#shared/contracts/ledger/rest.ts';
import type {
  CommitAnswer,
  ReleaseAnswer,
  RenewAnswer,
  WithdrawAnswer,
} from '#shared/contracts/ledger/settle.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk, logIn } from '../calls.ts';

/** The API's side of the ledger, spoken directly. */
export class LedgerCaller {
  readonly token: string;
  readonly #pb: RunningPocketbase;

  private constructor(pb: RunningPocketbase, token: string) {
    this.#pb = pb;
    this.token = token;
  }

  static async of(pb: RunningPocketbase): Promise<LedgerCaller> {
    return new LedgerCaller(pb, await logIn(pb, 'services', pb.service));
  }

  hold(person: { token: string }, order: Partial<HoldRequest> = {}): Promise<HoldAnswer> {
    return this.#ask('hold', holdRequest(person, order));
  }

  /** For tests in which a hold must succeed: its id. */
  async held(person: { token: string }, order: Partial<HoldRequest> = {}): Promise<string> {
    const answer = await this.hold(person, order);
    if (answer.outcome !== 'held') throw new Error(`the hold was answered ${answer.outcome}`);
    return answer.id;
  }

  refine(person: { token: string }, order: Partial<RefineRequest> = {}): Promise<RefineAnswer> {
    const { topic, details, also, voice, advanced, ...hold } = holdRequest(person, {
      fairUsePerDay: 100,
    });
    return this.#ask('refine', { ...hold, generation: '', post: '', ...order });
  }

  commit(id: string, result = '{"posts":[]}'): Promise<CommitAnswer> {
    return this.#ask('commit', { id, result });
  }

  reopen(
    { token }: { token: string },
    order: Pick<ReopenRequest, 'key' | 'posts'> & Partial<ReopenRequest>,
  ): Promise<ReopenAnswer> {
    const ordinary = { userToken: token, bodyHash: 'the hash', platform: '', voice: '' };
    return this.#ask('reopen', { ...ordinary, ownModels: false, ...order });
  }

  complete(
    id: string,
    attempt: number,
    result: string,
    begun = true,
    platform = '',
  ): Promise<CompleteAnswer> {
    return this.#ask('complete', { id, attempt, platform, result, begun });
  }

  mend(
    { token }: { token: string },
    key: string,
    { ownModels = false, siteMends = true } = {},
  ): Promise<MendAnswer> {
    return this.#ask('mend', { userToken: token, key, ownModels, siteMends });
  }

  unmend(id: string): Promise<UnmendAnswer> {
    return this.#ask('unmend', { id });
  }

  renew(id: string, attempt: number | null = null): Promise<RenewAnswer> {
    return this.#ask('renew', { id, attempt });
  }

  release(id: string, begun = true): Promise<ReleaseAnswer> {
    return this.#ask('release', { id, begun });
  }

  withdraw(...ids: string[]): Promise<WithdrawAnswer> {
    return this.#ask('withdraw', { ids });
  }

  async generate(person: { token: string }): Promise<string> {
    const id = await this.held(person);
    await this.commit(id);
    return id;
  }

  #ask<Body>(route: string, body: unknown): Promise<Body> {
    return expectOk(call(this.#pb, 'POST', `/api/ledger/${route}`, { token: this.token, body }));
  }
}
