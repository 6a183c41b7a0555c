import type { Environment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';
import { isOpenRouter } from './model/known-servers.ts';

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

/** The two servers that the operator named; null where this machine is looked through. */
export function namedEndpoints(env: Environment): [Endpoint, Endpoint] | null {
  const connected = env.OPENROUTER_API_KEY !== undefined || env.MODEL_BASE_URL !== undefined;
  if (env.OFFLINE_WRITER || !connected) return null;
  const first = firstEndpoint(env);
  return [first, secondEndpoint(env, first)];
}
