import { Agent, request } from 'node:http';
import OpenAI from 'openai';
import { modelWriter } from '#api/services/writers/model/model-writer.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import { postsJson } from '#tests/fakes/openai/plans.ts';
import { cannedPosts } from '#tests/fakes/openai/server.ts';
import { eventsOf } from '#tests/fakes/openai/wire.ts';

/**
 * Reads one whole stream and answers after how many milliseconds the first post was there; fails
 * where the stream was not the whole of what the fake provider says.
 */
export type Contender = (model: string) => Promise<number>;

const [firstPost] = cannedPosts;
const order: WritingOrder = {
  topic: 'coffee',
  details: '',
  voice: null,
  tone: 'casual',
  platform: 'x',
  temperature: 0.7,
  posts: cannedPosts.length,
  length: 2,
  seed: '',
};

/** The size of the stream up to the event that closes the first post. */
export function bytesUntilFirstPost(): number {
  let text = '';
  let bytes = 0;
  for (const event of eventsOf(postsJson(cannedPosts))) {
    bytes += Buffer.byteLength(event);
    text += JSON.parse(event.slice('data: '.length)).choices[0].delta.content;
    if (text.includes(`${JSON.stringify(firstPost)},`)) break;
  }
  return bytes;
}

/** Nothing but node:http: counts bytes and understands none of them. */
export function bareClient(url: string): Contender {
  const agent = new Agent({ keepAlive: true });
  const enough = bytesUntilFirstPost();
  const all = Buffer.byteLength(eventsOf(postsJson(cannedPosts)).join(''));
  const content = 'x'.repeat(2500);
  return (model) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      let first = 0;
      let bytes = 0;
      const headers = { 'content-type': 'application/json' };
      const asked = request(`${url}/chat/completions`, { method: 'POST', agent, headers });
      asked.on('error', reject).on('response', (answer) => {
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (first === 0 && bytes >= enough) first = performance.now() - start;
        });
        answer.on('error', reject).on('end', () => {
          if (answer.statusCode === 200 && bytes === all) resolve(first);
          else reject(new Error(`status ${answer.statusCode} and ${bytes} of ${all} bytes`));
        });
      });
      asked.end(JSON.stringify({ model, stream: true, messages: [{ role: 'user', content }] }));
    });
}

/** What the product uses. */
export function ourWriter(url: string): Contender {
  const writers = new Map<string, Writer>();
  const writerFor = (model: string) =>
    modelWriter({
      baseURL: url,
      apiKey: 'bench',
      model,
      fallbackModels: [],
      openRouter: false,
      title: '',
      referer: '',
      bareHeaders: false,
      reasoningEffort: null,
      maxTokensPerPost: 500,
      countsTokens: false,
      writing: 'once',
      oneByOne: false,
      lookup: null,
      structured: 'auto',
      timeouts: { firstByteMs: 60_000, idleMs: 60_000, totalMs: 60_000 },
      retries: 0,
      breaker: { failures: 1, coolDownMs: 60_000 },
    });
  return async (model) => {
    const start = performance.now();
    const writer = writers.get(model) ?? writerFor(model);
    writers.set(model, writer);
    let first = 0;
    let posts = 0;
    for await (const _ of writer.write(order, new AbortController().signal)) {
      if (first === 0) first = performance.now() - start;
      posts += 1;
    }
    if (posts !== cannedPosts.length) throw new Error(`${posts} posts came`);
    return first;
  };
}

/** The SDK with its own fetch and its own stream, for comparison. */
export function sdkAsShipped(url: string): Contender {
  const client = new OpenAI({ baseURL: url, apiKey: 'bench', maxRetries: 0 });
  const content = 'x'.repeat(2500);
  return async (model) => {
    const start = performance.now();
    let first = 0;
    let text = '';
    const messages = [{ role: 'user' as const, content }];
    for await (const chunk of await client.chat.completions.create({
      model,
      stream: true,
      messages,
    })) {
      text += chunk.choices[0]?.delta.content ?? '';
      if (first === 0 && text.includes(`${JSON.stringify(firstPost)},`)) {
        first = performance.now() - start;
      }
    }
    if (text !== postsJson(cannedPosts)) throw new Error(`the SDK read ${text}`);
    return first;
  };
}
