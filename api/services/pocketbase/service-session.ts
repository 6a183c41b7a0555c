import { z } from 'zod';
import type { PocketbaseConnection } from './connection.ts';
import { readCredentials } from './service-credentials.ts';

const sessionShape = z.object({ token: z.string() });

/** The API's own login at PocketBase. The credentials are read late: the first start creates them. */
export class ServiceSession {
  readonly #connection: PocketbaseConnection;
  readonly #credentialsPath: string;
  #token: Promise<string> | undefined;

  constructor(connection: PocketbaseConnection, credentialsPath: string) {
    this.#connection = connection;
    this.#credentialsPath = credentialsPath;
  }

  /** Many requests at once share one login; a failed login is not remembered. */
  token(): Promise<string> {
    this.#token ??= this.#login().catch((error: unknown) => {
      this.#token = undefined;
      throw error;
    });
    return this.#token;
  }

  /** PocketBase no longer takes the token: the next request logs in again. */
  forget(): void {
    this.#token = undefined;
  }

  async #login(): Promise<string> {
    const { email, password } = readCredentials(this.#credentialsPath);
    const { status, body } = await this.#connection.send({
      method: 'POST',
      path: '/api/collections/services/auth-with-password',
      body: { identity: email, password },
    });
    if (status !== 200) throw new Error(`PocketBase refused the service login (${status})`);
    return sessionShape.parse(body).token;
  }
}
