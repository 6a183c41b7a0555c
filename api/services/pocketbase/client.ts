import { tell } from '#api/watch/happened.ts';
import type { Readiness } from '#shared/contracts/readiness.ts';
import { PocketbaseConnection } from './connection.ts';
import { ServiceSession } from './service-session.ts';

/** Calls one of a domain's routes. The answer's shape is the hook's, kept in shared contracts. */
export type CallRoute = <Answer>(route: string, body: object) => Promise<Answer>;

/** The way to PocketBase's service routes. Each domain has one caller, which knows its own routes. */
export class PocketbaseClient {
  readonly #connection: PocketbaseConnection;
  readonly #session: ServiceSession;

  constructor(url: string, credentialsPath: string) {
    this.#connection = new PocketbaseConnection(url);
    this.#session = new ServiceSession(this.#connection, credentialsPath);
  }

  /** The routes of one domain and no others. */
  routesOf(domain: string): CallRoute {
    return (route, body) => this.#timed(`${domain}/${route}`, body);
  }

  ready(): Promise<Readiness> {
    return this.#call('GET', '/api/ledger/ready');
  }

  close(): void {
    this.#connection.close();
  }

  async #timed<Answer>(call: string, body: object): Promise<Answer> {
    const began = performance.now();
    let failed = true;
    try {
      const answer = await this.#call<Answer>('POST', `/api/${call}`, body);
      failed = false;
      return answer;
    } finally {
      tell('databaseCalled', { call, failed, seconds: (performance.now() - began) / 1_000 });
    }
  }

  async #call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const send = async () =>
      this.#connection.send({ method, path, token: await this.#session.token(), body });
    let answer = await send();
    if (answer.status === 401 || answer.status === 403) {
      this.#session.forget();
      answer = await send();
    }
    if (answer.status !== 200) throw new Error(`PocketBase answered ${path} with ${answer.status}`);
    return answer.body as Answer;
  }
}
