import type { Log } from '#api/log.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import { checkModel } from '#api/services/writers/model/check-model.ts';
import type {
  OwnModelAnswer as Kept,
  OwnModelBrief,
  OwnModelRow,
} from '#shared/contracts/own-models.ts';
import type { OwnModel, SaveOwnModelRequest } from '#shared/contracts/page-own-models.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { endingOf } from './key-ending.ts';
import type { KeyFile } from './key-file.ts';
import { ownFailure } from './own-failure.ts';
import type { OwnModelRecords } from './own-model-records.ts';
import type { OwnWriters } from './own-writers.ts';
import { seal } from './sealing.ts';

/** As its owner is shown it, once the route has put the problem into words. */
export interface KnownOwnModel {
  own: (Omit<OwnModel, 'problem'> & { problem?: ProblemCode }) | null;
}

/** What somebody does on their account page with a model of their own. */
export class OwnModels {
  readonly #records: OwnModelRecords;
  readonly #writers: OwnWriters;
  readonly #keyFile: KeyFile;

  constructor(records: OwnModelRecords, writers: OwnWriters, keyFile: KeyFile) {
    this.#records = records;
    this.#writers = writers;
    this.#keyFile = keyFile;
  }

  async read(userToken: string): Promise<Outcome<KnownOwnModel>> {
    return this.#shown(await this.#records.read(userToken));
  }

  async putInUse(userToken: string, inUse: boolean): Promise<Outcome<KnownOwnModel>> {
    return this.#shown(await this.#records.putInUse(userToken, inUse));
  }

  async remove(userToken: string): Promise<Outcome<KnownOwnModel>> {
    const kept = await this.#records.remove(userToken);
    if (kept.outcome === 'known') this.#writers.forget(kept.userId);
    return this.#shown(kept);
  }

  /** Saved once it has answered: a key that does not work would only show itself in a generation. */
  async save(
    userToken: string,
    wish: SaveOwnModelRequest,
    log: Log,
    signal: AbortSignal,
  ): Promise<Outcome<KnownOwnModel>> {
    const kept = await this.#records.read(userToken);
    if (kept.outcome === 'unauthenticated') return refused('sessionExpired');
    const { userId, own } = kept;
    const { model } = wish;
    const config = this.#writers.config({ apiKey: wish.key, baseURL: wish.address, model });
    if (!config.ok) return config;
    const { baseURL: address } = config.value;
    const key = wish.key === '' ? this.#keptKey(userId, own, address) : done(wish.key);
    if (!key.ok) return key;
    const fileKey = this.#keyFile.readOrMake();
    if (fileKey === null) return refused('serviceUnavailable');
    try {
      await checkModel({ ...config.value, apiKey: key.value }, signal);
    } catch (error) {
      const code = ownFailure(error);
      log.info({ code }, 'a model of a user’s own did not answer');
      return refused(code);
    }
    const sealedKey = seal(key.value, fileKey, { userId, address });
    const keyEnding = endingOf(key.value);
    return this.#shown(
      await this.#records.save({ userToken, address, model, sealedKey, keyEnding }),
    );
  }

  /** For the same address only: whoever sits at somebody else's session sends their key nowhere. */
  #keptKey(userId: string, own: OwnModelRow | null, address: string): Outcome<string> {
    if (own?.address !== address) return refused('ownKeyMissing');
    const key = this.#writers.keyOf({ ...own, userId } satisfies OwnModelBrief);
    return key === null ? refused('ownKeyUnreadable') : done(key);
  }

  #shown(kept: Kept): Outcome<KnownOwnModel> {
    if (kept.outcome === 'unauthenticated') return refused('sessionExpired');
    const { userId, own } = kept;
    if (own === null) return done({ own: null });
    const { address, model, keyEnding, inUse, saved } = own;
    const shown = { address, model, keyEnding, inUse, saved };
    const isLost = this.#writers.keyOf({ ...own, userId }) === null;
    return done({ own: isLost ? { ...shown, problem: 'ownKeyUnreadable' } : shown });
  }
}
