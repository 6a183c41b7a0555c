import type OpenAI from 'openai';
import type { PromptMessage } from '../../prompt/prompts.ts';
import { type Format, shaped } from '../answer/answer-format.ts';
import type { ModelWriterConfig } from '../config.ts';
import type { Concession } from './complaints.ts';

type Create = OpenAI.ChatCompletionCreateParams;

/** What OpenRouter takes beyond OpenAI's own parameters. */
interface OpenRouterWishes {
  models?: string[];
  provider?: { data_collection: 'deny' };
  reasoning?: { effort: string; exclude: true };
}

export type ChatRequest = Create & OpenRouterWishes;

function routing(config: ModelWriterConfig): OpenRouterWishes {
  if (!config.openRouter) return {};
  const { fallbackModels, reasoningEffort } = config;
  return {
    provider: { data_collection: 'deny' },
    ...(fallbackModels.length > 0 && { models: [...fallbackModels] }),
    ...(reasoningEffort !== null && { reasoning: { effort: reasoningEffort, exclude: true } }),
  };
}

/** Somebody waits for a first card: unless the operator says how much a model thinks, it is little here. */
export function quickThoughts({
  openRouter,
  reasoningEffort,
}: ModelWriterConfig): OpenRouterWishes {
  const says = openRouter && reasoningEffort === null;
  return says ? { reasoning: { effort: 'low', exclude: true } } : {};
}

/** OpenRouter says it unasked; others only at the end of a stream that asked for it. */
function countedStream(config: ModelWriterConfig, made: ReadonlySet<Concession>) {
  const asks = config.countsTokens && !config.openRouter && !made.has('noUsage');
  return { stream: true as const, ...(asks && { stream_options: { include_usage: true } }) };
}

/** The settings every call shares; `posts` bounds what it can cost. */
export function base(config: ModelWriterConfig, posts: number, made: ReadonlySet<Concession>) {
  const spend = posts * config.maxTokensPerPost;
  return {
    model: config.model,
    ...(made.has('completionTokens') ? { max_completion_tokens: spend } : { max_tokens: spend }),
    ...routing(config),
  };
}

interface Streamed {
  posts: number;
  messages: PromptMessage[];
  format: Format;
  temperature?: number;
}

export function streamed(
  { posts, messages, format, temperature }: Streamed,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  return {
    ...base(config, posts, made),
    messages,
    ...countedStream(config, made),
    ...(temperature !== undefined && !made.has('noTemperature') && { temperature }),
    ...shaped(format, config, made),
  };
}
