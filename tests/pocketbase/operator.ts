import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk, logIn, type PocketbaseRow } from './calls.ts';

/** What an operator does in the dashboard: the tests' way to arrange and to inspect. */
export class Operator {
  readonly token: string;
  readonly #pb: RunningPocketbase;

  private constructor(pb: RunningPocketbase, token: string) {
    this.#pb = pb;
    this.token = token;
  }

  static async of(pb: RunningPocketbase): Promise<Operator> {
    return new Operator(pb, await logIn(pb, '_superusers', pb.superuser));
  }

  create(collection: string, body: unknown): Promise<PocketbaseRow> {
    return this.#records('POST', collection, '', body);
  }

  update(collection: string, id: string, body: unknown): Promise<PocketbaseRow> {
    return this.#records('PATCH', collection, `/${id}`, body);
  }

  view(collection: string, id: string): Promise<PocketbaseRow> {
    return this.#records('GET', collection, `/${id}`);
  }

  async remove(collection: string, id: string): Promise<void> {
    await this.#records('DELETE', collection, `/${id}`);
  }

  async list(collection: string, filter = ''): Promise<PocketbaseRow[]> {
    const query = new URLSearchParams({ perPage: '1000', filter });
    const path = `/api/collections/${collection}/records?${query}`;
    const asked = call<{ items: PocketbaseRow[] }>(this.#pb, 'GET', path, { token: this.token });
    return (await expectOk(asked)).items;
  }

  async runCron(id: string): Promise<void> {
    await expectOk(call(this.#pb, 'POST', `/api/crons/${id}`, { token: this.token }));
  }

  #records(
    method: string,
    collection: string,
    rest: string,
    body?: unknown,
  ): Promise<PocketbaseRow> {
    const path = `/api/collections/${collection}/records${rest}`;
    return expectOk(call<PocketbaseRow>(this.#pb, method, path, { token: this.token, body }));
  }
}
