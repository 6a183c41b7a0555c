import type OpenAI from 'openai';
import { shorteningPrompt, writingPrompt } from '../prompt.ts';
import type { WritingOrder } from '../writer.ts';
import type { Concession } from './concessions.ts';
import type { ModelWriterConfig } from './config.ts';

type Create = OpenAI.ChatCompletionCreateParams;

/** What OpenRouter takes beyond OpenAI's own parameters. */
interface OpenRouterWishes {
  models?: string[];
  provider?: { data_collection: 'deny' };
  reasoning?: { effort: string; exclude: true };
}

export type ChatRequest = Create & OpenRouterWishes;

const postsFormat: NonNullable<Create['response_format']> = {
  type: 'json_schema',
  json_schema: {
    name: 'posts',
    strict: true,
    schema: {
      type: 'object',
      properties: { posts: { type: 'array', items: { type: 'string' } } },
      required: ['posts'],
      additionalProperties: false,
    },
  },
};

function routing(config: ModelWriterConfig): OpenRouterWishes {
  if (!config.openRouter) return {};
  const { fallbackModels, reasoningEffort } = config;
  return {
    provider: { data_collection: 'deny' },
    ...(fallbackModels.length > 0 && { models: [...fallbackModels] }),
    ...(reasoningEffort !== null && { reasoning: { effort: reasoningEffort, exclude: true } }),
  };
}

/** The settings every call shares; `posts` bounds what it can cost. */
function base(config: ModelWriterConfig, posts: number, made: ReadonlySet<Concession>) {
  const spend = posts * config.maxTokensPerPost;
  return {
    model: config.model,
    ...(made.has('completionTokens') ? { max_completion_tokens: spend } : { max_tokens: spend }),
    ...routing(config),
  };
}

export function writingRequest(
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  const plain = config.structured === 'plain' || made.has('plainJson');
  return {
    ...base(config, order.posts, made),
    messages: writingPrompt(order),
    stream: true,
    ...(!made.has('noTemperature') && { temperature: order.temperature }),
    ...(!plain && { response_format: postsFormat }),
  };
}

export function shorteningRequest(
  text: string,
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  return {
    ...base(config, 1, made),
    messages: shorteningPrompt(text, order),
    stream: false,
  };
}
