import {
  dividingPrompt,
  refiningPrompt,
  repairPrompt,
  shorteningPrompt,
  type Task,
  writingPrompt,
} from '../prompt/prompts.ts';
import type { FlawedPost, Wish, WritingOrder } from '../writer.ts';
import { postsFormat, sharesFormat } from './answer/answer-format.ts';
import type { ModelWriterConfig } from './config.ts';
import { base, type ChatRequest, quickThoughts, streamed } from './request/chat.ts';
import type { Concession } from './request/complaints.ts';

/** A list of facts is as long as two posts of some length. */
const postsOfDivision = 2;

/** Some servers take no fewer. */
const tokensOfCheck = 16;

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
