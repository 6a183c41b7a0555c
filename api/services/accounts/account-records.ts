import type { ExamineAnswer, RemoveAnswer } from '#shared/contracts/accounts.ts';
import type { CallRoute, PocketbaseClient } from '../pocketbase/client.ts';

/** The accounts' part of PocketBase: who may delete an account, and its removal. */
export class AccountRecords {
  readonly #call: CallRoute;

  constructor(client: PocketbaseClient) {
    this.#call = client.routesOf('accounts');
  }

  examine(userToken: string, proof: string): Promise<ExamineAnswer> {
    return this.#call('examine', { userToken, proof });
  }

  remove(userId: string): Promise<RemoveAnswer> {
    return this.#call('remove', { userId });
  }
}
