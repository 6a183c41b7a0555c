import type OpenAI from 'openai';
import {
  choosingPrompt,
  proofreadingPrompt,
  type Question,
  refiningPrompt,
  repairPrompt,
  shorteningPrompt,
  type Task,
  writingPrompt,
} from '../prompt/prompts.ts';
import type { FlawedPost, Wish, WritingOrder } from '../writer.ts';
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

/** As OpenAI has it, and as older servers do: the schema beside the type, for those who read it. */
type Format = NonNullable<Create['response_format']> & { schema?: object };

/** An answer with one list under this name. */
function listFormat(name: string, list: object, made: ReadonlySet<Concession>): Format {
  const schema = {
    type: 'object',
    properties: { [name]: list },
    required: [name],
    additionalProperties: false,
  };
  if (made.has('jsonObject')) return { type: 'json_object', schema };
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}

/** Exactly so many posts, where the server knows how to count them. */
function postsFormat(posts: number, made: ReadonlySet<Concession>): Format {
  const counted = made.has('uncounted') ? {} : { minItems: posts, maxItems: posts };
  return listFormat('posts', { type: 'array', items: { type: 'string' }, ...counted }, made);
}

function chosenFormat(most: number, made: ReadonlySet<Concession>): Format {
  const counted = made.has('uncounted') ? {} : { maxItems: most };
  return listFormat('chosen', { type: 'array', items: { type: 'integer' }, ...counted }, made);
}

function changesFormat(made: ReadonlySet<Concession>): Format {
  const properties = {
    post: { type: 'integer' },
    from: { type: 'string' },
    to: { type: 'string' },
  };
  const required = Object.keys(properties);
  const items = { type: 'object', properties, required, additionalProperties: false };
  return listFormat('changes', { type: 'array', items }, made);
}

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

/** What is said as JSON, where the server takes the schema. */
function shaped(
  format: Format,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): Pick<Create, 'response_format'> {
  const plain = config.structured === 'plain' || made.has('plainJson');
  return plain ? {} : { response_format: format };
}

export function writingRequest(
  order: WritingOrder,
  task: Task,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  return {
    ...base(config, task.posts, made),
    messages: writingPrompt(order, task),
    ...countedStream(config, made),
    ...(!made.has('noTemperature') && { temperature: order.temperature }),
    ...shaped(postsFormat(task.posts, made), config, made),
  };
}

export function choosingRequest(
  order: WritingOrder,
  question: Question,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  return {
    ...base(config, postsOfVerdict, made),
    messages: choosingPrompt(order, question),
    ...countedStream(config, made),
    ...(!made.has('noTemperature') && { temperature: 0 }),
    ...shaped(chosenFormat(question.most, made), config, made),
    ...quickThoughts(config),
  };
}

export function repairRequest(
  posts: readonly FlawedPost[],
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  return {
    ...base(config, posts.length, made),
    messages: repairPrompt(order, posts),
    ...countedStream(config, made),
    ...shaped(postsFormat(posts.length, made), config, made),
  };
}

export function refiningRequest(
  wish: Wish,
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  return {
    ...base(config, 1, made),
    messages: refiningPrompt(order, wish),
    ...countedStream(config, made),
    ...(!made.has('noTemperature') && { temperature: order.temperature }),
    ...shaped(postsFormat(1, made), config, made),
  };
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

export function proofreadingRequest(
  posts: readonly string[],
  order: WritingOrder,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): ChatRequest {
  return {
    ...base(config, posts.length, made),
    messages: proofreadingPrompt(order, posts),
    ...countedStream(config, made),
    ...(!made.has('noTemperature') && { temperature: 0 }),
    ...shaped(changesFormat(made), config, made),
    ...quickThoughts(config),
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
