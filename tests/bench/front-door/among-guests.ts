import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cannedPosts } from '#tests/fakes/openai/server.ts';
import { asSuperuser, givePremium, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';
import { forked } from '../forked.ts';
import { median, quantile } from '../statistics.ts';
import { type Row, row } from '../table.ts';

const members = 4;
const rounds = 5;
/** In a second, of all guests; otherwise little was measured. */
const fewestActs = 100;

/** Milliseconds of each generation, one after the other. Its client has never the same address. */
async function generate(stack: Stack, { token }: Person, until: number): Promise<number[]> {
  const seen: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    const address = `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const answer = await fetch(`http://127.0.0.1:${stack.api.port}/api/generate-openrouter`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
      },
      body: JSON.stringify(order()),
    });
    const { posts } = (await answer.json()) as { posts?: unknown[] };
    if (posts?.length !== cannedPosts.length) throw new Error(`answered ${answer.status}`);
    seen.push(performance.now() - began);
  }
  return seen;
}

/** What a generation takes while a hundred guests do their worst, beside what it takes without them. */
export async function amongGuests(seconds: number): Promise<Row[]> {
  const [provider, providerUrl] = await forked('../fakes/openai/standalone.ts');
  const stack = await startStack({
    pocketbase: { env: { POSTQUILL_LIMITS: 'on' } },
    api: {
      MODEL_BASE_URL: providerUrl,
      MODEL: 'paced/0',
      FAIR_USE_PER_DAY: '1000000',
      TRUSTED_PROXIES: '1',
      RATE_LIMITS: 'on',
    },
  });
  const [guests] = await forked('front-door/hostile-guests.ts', String(stack.api.port));
  try {
    const superuser = await asSuperuser(stack.pocketbase);
    const people: Person[] = [];
    while (people.length < members) {
      const person = await signUp(stack.pocketbase);
      await givePremium(superuser, person);
      people.push(person);
    }
    const turn = async () => {
      const until = performance.now() + seconds * 1_000;
      return (await Promise.all(people.map((person) => generate(stack, person, until)))).flat();
    };
    await turn();
    const ratios: number[] = [];
    const p95: { alone: number[]; among: number[] } = { alone: [], among: [] };
    for (let round = 0; round < rounds; round += 1) {
      const alone = quantile(await turn(), 0.95);
      guests.send('attack');
      // Until each has begun to leave open what it leaves open.
      await sleep(1_000);
      const among = quantile(await turn(), 0.95);
      guests.send('rest');
      const [acts] = (await once(guests, 'message')) as [number];
      if (acts < fewestActs * seconds) throw new Error(`The guests did only ${acts} things.`);
      await sleep(500);
      p95.alone.push(alone);
      p95.among.push(among);
      ratios.push(among / alone);
    }
    const figures = `${median(p95.among).toFixed(0)} / ${median(p95.alone).toFixed(0)} ms`;
    return [row(`Generation p95, 100 hostile guests / none (${figures})`, median(ratios), '≤ 2')];
  } finally {
    guests.disconnect();
    provider.disconnect();
    await Promise.all([once(guests, 'exit'), once(provider, 'exit')]);
    await stack.stop();
  }
}
