import { choosingPrompt, proofreadingPrompt, type Question } from '../../prompt/prompts.ts';
import type { WritingOrder } from '../../writer.ts';
import { changesFormat, chosenFormat } from '../answer/answer-format.ts';
import type { ModelWriterConfig } from '../config.ts';
import { type ChatRequest, quickThoughts, streamed } from './chat.ts';
import type { Concession } from './complaints.ts';

/** A verdict is a few numbers; what a model thinks before it costs as much as two posts. */
const postsOfVerdict = 2;

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
