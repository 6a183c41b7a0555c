import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { type Dispatcher, Pool } from 'undici';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';
import { forked } from '../forked.ts';
import { median } from '../statistics.ts';
import { type Row, row } from '../table.ts';

const savedPosts = 20;
const crowds = [1, 16];
/** Short, so that all ways meet the same moods of the machine. */
const turnMilliseconds = 150;
/** Until then a new process still compiles what it runs. */
const warmUpTimes = 500;

interface Call {
  name: string;
  method: Dispatcher.HttpMethod;
  path: string;
  /** What has to be the same of an answer, where not all of it can be: each has a token of its own. */
  pick?: (answer: Record<string, unknown>) => unknown;
}

const records = (collection: string) => `/api/collections/${collection}/records`;

function callsFor(post: string): Call[] {
  return [
    { name: 'an empty list', method: 'GET', path: `${records('voices')}?perPage=20` },
    { name: `${savedPosts} posts`, method: 'GET', path: `${records('posts')}?perPage=20` },
    { name: 'one post', method: 'GET', path: `${records('posts')}/${post}` },
    {
      name: 'a refreshed token',
      method: 'POST',
      path: '/api/collections/users/auth-refresh',
      pick: ({ record }) => record,
    },
  ];
}

/** The same client on every way. */
class Way {
  readonly #pool: Pool;
  readonly #prefix: string;
  readonly #token: string;

  constructor(url: string, prefix: string, { token }: Person) {
    this.#pool = new Pool(url, { connections: Math.max(...crowds) });
    this.#prefix = prefix;
    this.#token = token;
  }

  async ask({ method, path }: Call): Promise<string> {
    const headers = { authorization: this.#token };
    const answer = await this.#pool.request({ method, path: this.#prefix + path, headers });
    const text = await answer.body.text();
    if (answer.statusCode === 200) return text;
    throw new Error(`${this.#prefix}${path} answered ${answer.statusCode}: ${text}`);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Milliseconds for each call of so many clients that ask without a pause. */
async function turn(way: Way, call: Call, clients: number): Promise<number> {
  const began = performance.now();
  let calls = 0;
  const client = async () => {
    while (performance.now() - began < turnMilliseconds) {
      await way.ask(call);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (performance.now() - began) / calls;
}

async function insistOnSameAnswer(ways: Way[], call: Call): Promise<void> {
  const seen: unknown[] = [];
  for (const way of ways) {
    const answer = JSON.parse(await way.ask(call)) as Record<string, unknown>;
    seen.push(call.pick?.(answer) ?? answer);
  }
  if (seen.every((answer) => isDeepStrictEqual(answer, seen[0]))) return;
  throw new Error(`${call.path} is not answered alike:\n${JSON.stringify(seen, null, 2)}`);
}

/** How many times as long each of the others takes as the first, and what a call takes there. */
async function compare(ways: Way[], call: Call, clients: number, rounds: number) {
  await insistOnSameAnswer(ways, call);
  const seen: number[][] = ways.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, way] of ways.entries()) seen[at]?.push(await turn(way, call, clients));
  }
  const [direct = [], ...others] = seen;
  const ratios = others.map((times) =>
    median(times.map((time, round) => time / (direct[round] ?? Number.NaN))),
  );
  return { ratios, direct: median(direct) };
}

/** Answers with one of them. */
async function savePosts(stack: Stack, person: Person): Promise<string> {
  await givePremium(await asSuperuser(stack.pocketbase), person);
  const posts = person.client.collection('posts');
  let id = '';
  for (let number = 1; number <= savedPosts; number += 1) {
    const text = `Post ${number}. ${'What happened on the day, and to whom. '.repeat(10)}`;
    const fields = { userId: person.id, text, tone: 'casual', platform: 'linkedin' };
    ({ id } = await posts.create(fields));
  }
  return id;
}

/** What a member asks of PocketBase: through the front door, and through the least of all proxies. */
export async function passedCalls(seconds: number): Promise<Row[]> {
  const stack = await startStack();
  const [proxy, proxyUrl] = await forked('front-door/bare-passthrough.ts', stack.pocketbase.url);
  const person = await signUp(stack.pocketbase);
  const ways = [
    new Way(stack.pocketbase.url, '', person),
    new Way(`http://127.0.0.1:${stack.api.port}`, '/pb', person),
    new Way(proxyUrl, '', person),
  ];
  try {
    const calls = callsFor(await savePosts(stack, person));
    for (const way of ways) {
      for (const call of calls)
        for (let time = 0; time < warmUpTimes; time += 1) await way.ask(call);
    }
    const rows: Row[] = [];
    for (const clients of crowds) {
      for (const call of calls) {
        const { ratios, direct } = await compare(ways, call, clients, 3 * seconds);
        const [door = Number.NaN, bare = Number.NaN] = ratios;
        const many = clients === 1 ? '1 client' : `${clients} clients`;
        const beside = `${direct.toFixed(2)} ms; a bare proxy ${bare.toFixed(2)}`;
        rows.push(
          row(`Front door / PocketBase, ${call.name}, ${many} (${beside})`, door, '≤ 1.30'),
        );
      }
    }
    return rows;
  } finally {
    for (const way of ways) await way.close();
    proxy.disconnect();
    await once(proxy, 'exit');
    await stack.stop();
  }
}
