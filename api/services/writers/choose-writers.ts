import type { Environment } from '#api/env.ts';
import type { Log } from '#api/log.ts';
import { PlainError } from '#shared/plain-error.ts';
import { site } from '#site';
import { usualAddresses } from './local/local-addresses.ts';
import { LocalModels } from './local/local-models.ts';
import type { Timeouts } from './model/budget.ts';
import { isOnThisMachine, isOpenRouter, type ModelWriterConfig } from './model/config.ts';
import { modelWriter } from './model/model-writer.ts';
import { offlineWriter } from './offline/offline-writer.ts';
import type { Writer } from './writer.ts';

const openRouter = 'https://openrouter.ai/api/v1';
const firstModel = 'openai/gpt-5-mini';
const secondModel = 'google/gemini-2.5-flash';

export interface Endpoint {
  baseURL: string;
  apiKey: string | null;
  model: string;
}

function firstEndpoint(env: Environment): Endpoint {
  const baseURL = env.MODEL_BASE_URL ?? openRouter;
  if (isOpenRouter(baseURL)) {
    const apiKey = env.OPENROUTER_API_KEY ?? env.MODEL_API_KEY ?? null;
    return { baseURL, apiKey, model: env.MODEL ?? firstModel };
  }
  if (env.MODEL === undefined) {
    throw new PlainError('MODEL_BASE_URL is set, so MODEL must name a model of that server.');
  }
  // OpenRouter's key is nobody else's business.
  return { baseURL, apiKey: env.MODEL_API_KEY ?? null, model: env.MODEL };
}

function secondEndpoint(env: Environment, first: Endpoint): Endpoint {
  const baseURL = env.SECOND_MODEL_BASE_URL ?? first.baseURL;
  const sameServer = new URL(baseURL).origin === new URL(first.baseURL).origin;
  const ordinaryModel = isOpenRouter(baseURL) ? secondModel : first.model;
  return {
    baseURL,
    apiKey: env.SECOND_MODEL_API_KEY ?? (sameServer ? first.apiKey : null),
    model: env.SECOND_MODEL ?? ordinaryModel,
  };
}

/** A model on this machine is read into memory first, then reads the prompt, a hundred words in seconds. */
const patience = {
  here: { firstByte: 300, idle: 60, total: 1_200 },
  elsewhere: { firstByte: 20, idle: 15, total: 90 },
};

function timeoutsAt(baseURL: string, env: Environment): Timeouts {
  const { firstByte, idle, total } = patience[isOnThisMachine(baseURL) ? 'here' : 'elsewhere'];
  return {
    firstByteMs: (env.MODEL_FIRST_BYTE_SECONDS ?? firstByte) * 1_000,
    idleMs: (env.MODEL_IDLE_SECONDS ?? idle) * 1_000,
    totalMs: (env.MODEL_TOTAL_SECONDS ?? total) * 1_000,
  };
}

/** How a server is asked, whoever named it. */
export function configAt(endpoint: Endpoint, env: Environment): ModelWriterConfig {
  const isHere = isOnThisMachine(endpoint.baseURL);
  return {
    ...endpoint,
    fallbackModels: [],
    openRouter: isOpenRouter(endpoint.baseURL),
    title: site.name,
    referer: env.siteUrl,
    bareHeaders: false,
    reasoningEffort: env.MODEL_REASONING_EFFORT ?? null,
    maxTokensPerPost: env.MODEL_TOKENS_PER_POST,
    countsTokens: env.METRICS_PORT !== undefined,
    // On this machine several drafts at a time would take several times as long.
    writing: env.WRITING ?? (isHere ? 'once' : 'choose'),
    oneByOne: isHere,
    structured: 'auto',
    timeouts: timeoutsAt(endpoint.baseURL, env),
    lookup: null,
    retries: 2,
    breaker: {
      failures: env.MODEL_REST_AFTER_FAILURES,
      coolDownMs: env.MODEL_REST_SECONDS * 1_000,
    },
  };
}

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

/** The two servers that the operator named; null where this machine is looked through. */
export function namedEndpoints(env: Environment): [Endpoint, Endpoint] | null {
  const connected = env.OPENROUTER_API_KEY !== undefined || env.MODEL_BASE_URL !== undefined;
  if (env.OFFLINE_WRITER || !connected) return null;
  const first = firstEndpoint(env);
  return [first, secondEndpoint(env, first)];
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
