import type { IncomingMessage } from 'node:http';
import type { ClientOptions, OpenAI } from 'openai';
import type { ModelWriterConfig } from './config.ts';
import type { ChatRequest } from './request/chat.ts';
import { createLeanFetch, type Fetch } from './request/lean-fetch.ts';

/** One day: our own clocks end a request long before. */
const never = 24 * 60 * 60 * 1000;

/** Who has no model need not load the library; who has one has it before the first request. */
async function openaiClient(options: ClientOptions): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI(options);
}

/**
 * OPENAI_CUSTOM_HEADERS, which the SDK reads, is meant for the operator's provider: it may name a key,
 * and take the place of any header.
 */
function withBareHeaders(fetch: Fetch, apiKey: string | null): Fetch {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'OpenAI/JS',
    ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
  };
  return (url, init) => fetch(url, { ...init, headers });
}

export type Ask = (request: ChatRequest, signal: AbortSignal) => Promise<IncomingMessage>;

/**
 * The SDK builds and sends the request and reads refusals; a good answer's body comes as Node gives
 * it. Retries and time limits are ours alone.
 */
export function createAsk(config: ModelWriterConfig): Ask {
  const { fetch, bodyOf } = createLeanFetch(config.lookup);
  const client = openaiClient({
    baseURL: config.baseURL,
    // The SDK insists on a key; without one the header is taken out again below.
    apiKey: config.apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: never,
    logLevel: 'off',
    fetch: config.bareHeaders ? withBareHeaders(fetch, config.apiKey) : fetch,
    defaultHeaders: {
      ...(config.apiKey === null && { Authorization: null }),
      ...(config.openRouter && {
        'HTTP-Referer': config.referer,
        'X-OpenRouter-Title': config.title,
      }),
    },
  });
  return async (request, signal) =>
    bodyOf(await (await client).chat.completions.create(request, { signal }).asResponse());
}
