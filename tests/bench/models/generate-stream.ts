import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { postsJson } from '#tests/fakes/openai/plans.ts';
import { cannedPosts } from '#tests/fakes/openai/server.ts';
import { eventsOf } from '#tests/fakes/openai/wire.ts';
import { asSuperuser, givePremium, order, signUp } from '#tests/harness/people.ts';
import { processorTime } from '#tests/harness/processor-time.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';
import { forked } from '../forked.ts';
import { median, quantile } from '../statistics.ts';
import { type Row, row } from '../table.ts';
import { bytesUntilFirstPost } from './model-stream-contenders.ts';

const crowd = 16;

interface Way {
  name: string;
  pid: number | undefined;
  /** Milliseconds until the first post, of one stream read to its end. */
  stream(): Promise<number>;
}

interface Call {
  url: string;
  body: unknown;
  headers?: Record<string, string>;
  /** Tells from all that came so far whether the first post is there. */
  hasFirst(bytes: number, text: () => string): boolean;
  /** Tells whether a finished answer is one that should be measured. */
  isWhole(text: string): boolean;
}

const agent = new Agent({ keepAlive: true });

function timeToFirst({ url, body, headers, hasFirst, isWhole }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const chunks: Buffer[] = [];
    let bytes = 0;
    let first = 0;
    const call = request(url, {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    call.on('error', reject).on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (first === 0 && hasFirst(bytes, () => Buffer.concat(chunks).toString()))
          first = performance.now() - start;
      });
      answer.on('error', reject).on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (first > 0 && isWhole(text)) resolve(first);
        else reject(new Error(`${url} did not answer what should be measured:\n${text}`));
      });
    });
    call.end(JSON.stringify(body));
  });
}

function provider(name: string, url: string, model: string, pid?: number): Way {
  const enough = bytesUntilFirstPost();
  const whole = eventsOf(postsJson(cannedPosts)).join('');
  const content = 'x'.repeat(2_500);
  const body = { model, stream: true, messages: [{ role: 'user', content }] };
  const hasFirst = (bytes: number) => bytes >= enough;
  const isWhole = (text: string) => text === whole;
  return {
    name,
    pid,
    stream: () => timeToFirst({ url: `${url}/v1/chat/completions`, body, hasFirst, isWhole }),
  };
}

function ours(stack: Stack, tokens: string[]): Way {
  let turn = 0;
  return {
    name: 'ours',
    pid: stack.api.pid,
    stream() {
      turn += 1;
      const headers = {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${tokens[turn % tokens.length]}`,
        'Idempotency-Key': randomUUID(),
      };
      const url = `http://127.0.0.1:${stack.api.port}/api/generate-openrouter`;
      const hasFirst = (_bytes: number, text: () => string) => text().includes('event: post');
      const isWhole = (text: string) =>
        text.split('event: post\n').length === cannedPosts.length + 1 &&
        text.includes('event: done\n');
      return timeToFirst({ url, body: order(), headers, hasFirst, isWhole });
    },
  };
}

async function premiumTokens(stack: Stack): Promise<string[]> {
  const superuser = await asSuperuser(stack.pocketbase);
  const tokens: string[] = [];
  while (tokens.length < crowd) {
    const person = await signUp(stack.pocketbase);
    await givePremium(superuser, person);
    tokens.push(person.token);
  }
  return tokens;
}

interface Sample {
  first: number[];
  cpu: number;
}

async function run(way: Way, streams: number, everyMs: number): Promise<Sample> {
  const before = processorTime(way.pid);
  const first = await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await sleep(index * everyMs);
      return way.stream();
    }),
  );
  return { first, cpu: (processorTime(way.pid) - before) / streams };
}

async function compare(ways: Way[], streams: number, everyMs: number, rounds: number) {
  const samples: Sample[][] = ways.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, way] of ways.entries()) {
      const sample = await run(way, streams, everyMs);
      if (round > 0) samples[index]?.push(sample);
    }
  }
  return samples.map((all) => ({
    median: median(all.map(({ first }) => median(first))),
    p99: median(all.map(({ first }) => quantile(first, 0.99))),
    cpu: median(all.map(({ cpu }) => cpu)),
  }));
}

/** From the click to the first post: direct, through a bare passthrough, and through all of ours. */
export async function generateStream(seconds: number): Promise<Row[]> {
  const [upstream, upstreamUrl] = await forked('../fakes/openai/standalone.ts');
  const base = upstreamUrl.replace(/\/v1$/, '');
  const [between, betweenUrl] = await forked('front-door/bare-passthrough.ts', base);
  const stacks: Stack[] = [];
  const waysAt = async (model: string): Promise<[Way, Way, Way]> => {
    const stack = await startStack({
      api: {
        MODEL_BASE_URL: upstreamUrl,
        MODEL: model,
        LOG_LEVEL: 'info',
        FAIR_USE_PER_DAY: '1000000',
      },
    });
    stacks.push(stack);
    return [
      provider('direct', base, model),
      provider('passthrough', betweenUrl, model, between.pid),
      ours(stack, await premiumTokens(stack)),
    ];
  };
  try {
    const quick = await waysAt('paced/0.25');
    const [direct1, , ours1] = await compare(quick, 8 * seconds, 350, 1);
    const paced = await waysAt('paced/1');
    const [direct, bare, mine] = await compare(paced, 100 * seconds, 10, 1);
    const slow = await waysAt('paced/2');
    const [, bareBurst, mineBurst] = await compare(slow, 500, 0, 2);
    const added = (a?: { median: number; p99: number }, b?: { median: number; p99: number }) =>
      a && b ? `${(a.median - b.median).toFixed(1)} / ${(a.p99 - b.p99).toFixed(1)} ms` : '';
    return [
      row(
        'First post, 1 stream: all of ours adds (median / p99)',
        added(ours1, direct1),
        '≤ 6 / 25 ms',
      ),
      row('First post, 100 streams: all of ours adds', added(mine, direct), '≤ 6 / 25 ms'),
      row(
        'First post, burst of 500: p99 ours / passthrough',
        (mineBurst?.p99 ?? 0) / (bareBurst?.p99 ?? 0),
        '≤ 3',
      ),
      row('CPU per stream: API process / passthrough', (mine?.cpu ?? 0) / (bare?.cpu ?? 0), '≤ 2'),
      row(
        'First of 5 posts of a model that takes 2.00 s',
        `${((await slow[2].stream()) / 1_000).toFixed(2)} s`,
        'about 0.40 s',
      ),
    ];
  } finally {
    for (const stack of stacks) await stack.stop();
    for (const child of [between, upstream]) {
      child.disconnect();
      await once(child, 'exit');
    }
  }
}
