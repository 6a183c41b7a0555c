import type { Environment } from '#api/env.ts';
import type { Log } from '#api/log.ts';
import { configAt } from './config-at.ts';
import { type Endpoint, namedEndpoints } from './endpoints.ts';
import { usualAddresses } from './local/local-addresses.ts';
import { LocalModels } from './local/local-models.ts';
import { modelWriter } from './model/model-writer.ts';
import { offlineWriter } from './offline/offline-writer.ts';
import type { Writer } from './writer.ts';

function writerAt(endpoint: Endpoint, fallbackModels: string[], env: Environment): Writer {
  return modelWriter({ ...configAt(endpoint, env), fallbackModels });
}

export interface Writers {
  /** What writes may change while the server runs: whoever needs a writer asks here, each time. */
  readonly first: Writer;
  readonly second: Writer;
}

function connectedWriters([first, second]: [Endpoint, Endpoint], env: Environment): Writers {
  return {
    first: writerAt(first, env.MODEL_FALLBACKS, env),
    second: writerAt(second, [], env),
  };
}

/** The offline editor, until a model on this machine is found. */
async function foundWriters(env: Environment, log: Log): Promise<Writers> {
  const offline = offlineWriter();
  const local = new LocalModels({
    addresses: env.LOCAL_MODEL_ADDRESSES ?? usualAddresses(),
    model: env.MODEL ?? null,
    lookEverySeconds: env.LOCAL_MODEL_LOOK_SECONDS,
    // Whatever answers at a usual address is no one that a key was given to.
    writerAt: (baseURL, model) => writerAt({ baseURL, apiKey: null, model }, [], env),
    log,
  });
  await local.begin();
  return {
    get first() {
      return local.writer ?? offline;
    },
    get second() {
      return local.writer ?? offline;
    },
  };
}

/** Which writer serves which route is configuration; without any, what this machine has. */
export async function chooseWriters(env: Environment, log: Log): Promise<Writers> {
  if (env.OFFLINE_WRITER) {
    const offline = offlineWriter();
    return { first: offline, second: offline };
  }
  const named = namedEndpoints(env);
  return named ? connectedWriters(named, env) : await foundWriters(env, log);
}
