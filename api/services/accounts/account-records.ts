import type { CallRoute, PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type {
  ExamineAnswer,
  ExamineRequest,
  RemoveAnswer,
  RemoveRequest,
} from '#shared/contracts/accounts.ts';

/** The accounts' part of PocketBase: who may delete an account, and its removal. */
export class AccountRecords {
  readonly #call: CallRoute;

  constructor(client: PocketbaseClient) {
    this.#call = client.routesOf('deletion');
  }

  examine(userToken: string, proof: string): Promise<ExamineAnswer> {
    return this.#call('examine', { userToken, proof } satisfies ExamineRequest);
  }

  remove(userId: string): Promise<RemoveAnswer> {
    return this.#call('remove', { userId } satisfies RemoveRequest);
  }
}
