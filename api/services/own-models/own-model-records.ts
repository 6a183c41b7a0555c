import type { CallRoute, PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type {
  OwnModelAnswer,
  ReadRequest,
  RemoveRequest,
  SaveRequest,
  SwitchRequest,
} from '#shared/contracts/own-models.ts';

/** The part of PocketBase that keeps users' own models: one for each user, its key encrypted. */
export class OwnModelRecords {
  readonly #call: CallRoute;

  constructor(client: PocketbaseClient) {
    this.#call = client.routesOf('own-models');
  }

  read(userToken: string): Promise<OwnModelAnswer> {
    return this.#call('read', { userToken } satisfies ReadRequest);
  }

  save(model: SaveRequest): Promise<OwnModelAnswer> {
    return this.#call('save', model);
  }

  putInUse(userToken: string, inUse: boolean): Promise<OwnModelAnswer> {
    return this.#call('switch', { userToken, inUse } satisfies SwitchRequest);
  }

  remove(userToken: string): Promise<OwnModelAnswer> {
    return this.#call('remove', { userToken } satisfies RemoveRequest);
  }
}
