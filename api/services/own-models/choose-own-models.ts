import { join } from 'node:path';
import type { Environment } from '#api/env.ts';
import type { Log } from '#api/log.ts';
import { AddressGuard } from '#api/services/guard/address-guard.ts';
import type { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { KeyFile } from './key-file.ts';
import { OwnModelRecords } from './own-model-records.ts';
import { OwnModels } from './own-models.ts';
import { OwnWriters } from './own-writers.ts';

export interface ChosenOwnModels {
  ownModels: OwnModels;
  writers: OwnWriters;
  /** Whether what they write is a part of the month's count. */
  counted: boolean;
}

/** Null unless the operator lets users bring models of their own. */
export function chooseOwnModels(
  env: Environment,
  client: PocketbaseClient,
  log: Log,
): ChosenOwnModels | null {
  if (!env.OWN_KEYS) return null;
  // Where the database is elsewhere there may be several of us, and a key of each would open nothing.
  const keyFile = new KeyFile(join(env.dataDir, 'own-models.key'), log, !env.pocketbaseElsewhere);
  if (env.pocketbaseElsewhere) keyFile.readOrMake();
  const writers = new OwnWriters(env, keyFile, new AddressGuard(env.OWN_KEY_ADDRESSES));
  const ownModels = new OwnModels(new OwnModelRecords(client), writers, keyFile);
  return { ownModels, writers, counted: env.OWN_KEY_GENERATIONS === 'counted' };
}
