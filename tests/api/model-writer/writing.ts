import type { ModelWriterConfig } from '#api/services/writers/model/config.ts';
import { modelWriter } from '#api/services/writers/model/model-writer.ts';
import { WriterError, type WriterErrorKind } from '#api/services/writers/model/writer-errors.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';

export const secretKey = 'sk-or-v1-0123456789abcdef';
export const secretTopic = 'our quiet merger with Example Corp';

export const order: WritingOrder = {
  topic: secretTopic,
  details: '',
  voice: null,
  tone: 'casual',
  platform: 'x',
  temperature: 0.6,
  posts: 5,
  length: 1,
  seed: 'seed',
};

export function writerAt(
  baseURL: string,
  changes: Partial<ModelWriterConfig> = {},
  now?: () => number,
): Writer {
  const config = {
    baseURL,
    apiKey: secretKey,
    model: 'test/model',
    fallbackModels: [],
    openRouter: false,
    title: 'Test title',
    referer: 'https://example.test/',
    bareHeaders: false,
    reasoningEffort: null,
    maxTokensPerPost: 500,
    countsTokens: false,
    writing: 'once' as const,
    oneByOne: false,
    structured: 'auto' as const,
    lookup: null,
    timeouts: { firstByteMs: 10_000, idleMs: 10_000, totalMs: 20_000 },
    retries: 0,
    breaker: { failures: 100, coolDownMs: 60_000 },
    ...changes,
  };
  return modelWriter(config, now);
}

export interface Written {
  posts: string[];
  kind: WriterErrorKind | null;
  message: string;
}

/** Any error but a WriterError is a defect and thrown on. */
export async function written(
  writer: Writer,
  changes: Partial<WritingOrder> = {},
  signal = new AbortController().signal,
): Promise<Written> {
  const posts: string[] = [];
  try {
    for await (const post of writer.write({ ...order, ...changes }, signal)) posts.push(post);
    return { posts, kind: null, message: '' };
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    return { posts, kind: error.kind, message: `${error.message} ${error.stack} ${error.cause}` };
  }
}
