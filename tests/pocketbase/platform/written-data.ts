import { randomUUID } from 'node:crypto';
import type { Readiness } from '#shared/contracts/readiness.ts';
import { message } from '#shared/rules.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { type Answer, call, type PocketbaseRow } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';

export const unavailable = { status: 503, message: message('serviceUnavailable'), data: {} };

interface Served {
  pb: RunningPocketbase;
  operator: Operator;
  ledger: LedgerCaller;
}

type Options = { hooksDir?: string; migrationsDir?: string };

async function serve(dir: string, options: Options = {}): Promise<Served> {
  const pb = await startPocketbase({ dir, ...options });
  return { pb, operator: await Operator.of(pb), ledger: await LedgerCaller.of(pb) };
}

/** A folder of data that outlives whatever serves it, and somebody with Premium who writes there. */
export class WrittenData {
  served: Served;
  readonly person: Person;
  readonly #dir: string;

  private constructor(dir: string, served: Served, person: Person) {
    this.#dir = dir;
    this.served = served;
    this.person = person;
  }

  static async of(dir: string, options?: Options): Promise<WrittenData> {
    const served = await serve(dir, options);
    const person = await signUp(served.pb);
    const paid = { status: 'active', currentPeriodEnd: '2099-01-01 00:00:00.000Z' };
    await served.operator.create('subscriptions', { userId: person.id, ...paid });
    return new WrittenData(dir, served, person);
  }

  async serveAgain(): Promise<void> {
    this.served = await serve(this.#dir);
  }

  /** Where not even a login may come before what a test looks at. */
  async startAgain(): Promise<void> {
    this.served = { ...this.served, pb: await startPocketbase({ dir: this.#dir }) };
  }

  save(text = 'a post '.repeat(300)): Promise<Answer<PocketbaseRow>> {
    const { id, token } = this.person;
    const body = { userId: id, text, platform: 'x', tone: 'casual' };
    return this.#call('POST', '/api/collections/posts/records', { token, body });
  }

  register(): Promise<Answer<PocketbaseRow>> {
    const body = { email: `${randomUUID()}@example.com`, password: 'a fine secret' };
    return this.#call('POST', '/api/collections/users/records', {
      body: { ...body, passwordConfirm: body.password, name: 'N'.repeat(200) },
    });
  }

  hold(): Promise<Answer<PocketbaseRow>> {
    const { token } = this.served.ledger;
    const body = holdRequest(this.person, { topic: 't'.repeat(500) });
    return this.#call('POST', '/api/ledger/hold', { token, body });
  }

  /** The smallest write there is: one row changes where it stands. */
  rename(): Promise<Answer<PocketbaseRow>> {
    const { id, token } = this.person;
    const body = { name: randomUUID() };
    return this.#call('PATCH', `/api/collections/users/records/${id}`, { token, body });
  }

  async storage(): Promise<Readiness['storage']> {
    const { pb, ledger } = this.served;
    const { token } = ledger;
    return (await call<Readiness>(pb, 'GET', '/api/ledger/ready', { token })).body.storage;
  }

  async savedIds(): Promise<Set<string>> {
    const rows = await this.served.operator.list('posts');
    return new Set(rows.map(({ id }) => id));
  }

  #call(method: string, path: string, sent: object): Promise<Answer<PocketbaseRow>> {
    return call<PocketbaseRow>(this.served.pb, method, path, sent);
  }
}
