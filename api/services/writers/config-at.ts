import type { Environment } from '#api/env.ts';
import { site } from '#site';
import type { Endpoint } from './endpoints.ts';
import type { Timeouts } from './model/budget.ts';
import type { ModelWriterConfig } from './model/config.ts';
import { isOnThisMachine, isOpenRouter } from './model/known-servers.ts';

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
    oneByOne: env.MODEL_ONE_BY_ONE ?? isHere,
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
