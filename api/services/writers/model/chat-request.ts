import type OpenAI from 'openai';
import {
  choosingPrompt,
  dividingPrompt,
  type PromptMessage,
  proofreadingPrompt,
  type Question,
  refiningPrompt,
  repairPrompt,
  shorteningPrompt,
  type Task,
  writingPrompt,
} from '../prompt/prompts.ts';
import type { FlawedPost, Wish, WritingOrder } from '../writer.ts';
import {
  changesFormat,
  chosenFormat,
  type Format,
  postsFormat,
  shaped,
  sharesFormat,
} from './answer/answer-format.ts';
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
function quickThoughts({ openRouter, reasoningEffort }: ModelWriterConfig): OpenRouterWishes {
  const says = openRouter && reasoningEffort === null;
  return says ? { reasoning: { effort: 'low', exclude: true } } : {};
}

/** A list of facts is as long as two posts of some length. */
const postsOfDivision = 2;

/** A verdict is a few numbers; what a model thinks before it costs as much as two posts. */
const postsOfVerdict = 2;

/** Some servers take no fewer. */
const tokensOfCheck = 16;

/** OpenRouter says it unasked; others only at the end of a stream that asked for it. */
function countedStream(config: ModelWriterConfig, made: ReadonlySet<Concession>) {
  const asks = config.countsTokens && !config.openRouter && !made.has('noUsage');
  return { stream: true as const, ...(asks && { stream_options: { include_usage: true } }) };
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

interface Streamed {
  posts: number;
  messages: PromptMessage[];
  format: Format;
  temperature?: number;
}

function streamed(
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

export function writingRequest(
  order: WritingOrder,
  task: Task,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  const { posts } = task;
  const { temperature } = order;
  const messages = writingPrompt(order, task);
  return streamed({ posts, messages, format: postsFormat(posts, made), temperature }, config, made);
}

export function choosingRequest(
  order: WritingOrder,
  question: Question,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  const messages = choosingPrompt(order, question);
  const format = chosenFormat(question.most, made);
  const asked = { posts: postsOfVerdict, messages, format, temperature: 0 };
  return { ...streamed(asked, config, made), ...quickThoughts(config) };
}

export function dividingRequest(
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  const messages = dividingPrompt(order);
  const asked = { posts: postsOfDivision, messages, format: sharesFormat(made), temperature: 0 };
  return { ...streamed(asked, config, made), ...quickThoughts(config) };
}

export function repairRequest(
  posts: readonly FlawedPost[],
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  const messages = repairPrompt(order, posts);
  const format = postsFormat(posts.length, made);
  return streamed({ posts: posts.length, messages, format }, config, made);
}

export function refiningRequest(
  wish: Wish,
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  const { temperature } = order;
  const messages = refiningPrompt(order, wish);
  return streamed({ posts: 1, messages, format: postsFormat(1, made), temperature }, config, made);
}

export function proofreadingRequest(
  posts: readonly string[],
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  const messages = proofreadingPrompt(order, posts);
  const asked = { posts: posts.length, messages, format: changesFormat(made), temperature: 0 };
  return { ...streamed(asked, config, made), ...quickThoughts(config) };
}

/** The least that a server can be asked: it shows address, key and model's name to be right. */
export function checkingRequest(
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  return {
    ...base({ ...config, maxTokensPerPost: tokensOfCheck }, 1, made),
    messages: [{ role: 'user', content: 'Say yes.' }],
    stream: false,
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
