import type { Environment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';
import { site } from '#site';
import { isOpenRouter } from './model/config.ts';
import { modelWriter } from './model/model-writer.ts';
import { offlineWriter } from './offline/offline-writer.ts';
import type { Writer } from './writer.ts';

const openRouter = 'https://openrouter.ai/api/v1';
const firstModel = 'openai/gpt-5-mini';
const secondModel = 'google/gemini-2.5-flash';

interface Endpoint {
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

function writerAt(endpoint: Endpoint, fallbackModels: string[], env: Environment): Writer {
  return modelWriter({
    ...endpoint,
    fallbackModels,
    openRouter: isOpenRouter(endpoint.baseURL),
    title: site.name,
    referer: env.siteUrl,
    reasoningEffort: env.MODEL_REASONING_EFFORT ?? null,
    maxTokensPerPost: env.MODEL_TOKENS_PER_POST,
    structured: 'auto',
    timeouts: {
      firstByteMs: env.MODEL_FIRST_BYTE_SECONDS * 1_000,
      idleMs: env.MODEL_IDLE_SECONDS * 1_000,
      totalMs: env.MODEL_TOTAL_SECONDS * 1_000,
    },
    retries: 2,
    breaker: {
      failures: env.MODEL_REST_AFTER_FAILURES,
      coolDownMs: env.MODEL_REST_SECONDS * 1_000,
    },
  });
}

/** Which writer serves which route is configuration: without a model, the offline writer serves. */
export function chooseWriters(env: Environment): { first: Writer; second: Writer } {
  const connected = env.OPENROUTER_API_KEY !== undefined || env.MODEL_BASE_URL !== undefined;
  if (!connected || env.OFFLINE_WRITER) {
    const offline = offlineWriter();
    return { first: offline, second: offline };
  }
  const first = firstEndpoint(env);
  return {
    first: writerAt(first, env.MODEL_FALLBACKS, env),
    second: writerAt(secondEndpoint(env, first), [], env),
  };
}
