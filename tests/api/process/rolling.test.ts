import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { awaitedLater } from '#tests/harness/awaited-later.ts';
import { type RunningHaproxy, startHaproxy, tellOfMissingHaproxy } from '#tests/harness/haproxy.ts';
import {
  ask,
  asSuperuser,
  givePremium,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { type RunningApi, startApi, withoutPages } from '#tests/harness/stack.ts';

describe.skipIf(tellOfMissingHaproxy())('behind HAProxy with the file of deploy', () => {
  let provider: FakeOpenai;
  let pocketbase: RunningPocketbase;
  let replicas: RunningApi[];
  let proxy: RunningHaproxy;
  let people: Person[];
  let superuser: PocketBase;

  beforeAll(async () => {
    provider = await startFakeOpenai();
    pocketbase = await startPocketbase();
    people = await Promise.all(Array.from({ length: 6 }, () => signUp(pocketbase)));
    superuser = await asSuperuser(pocketbase);
    for (const person of people) await givePremium(superuser, person);
    const settings = {
      ...withoutPages,
      ...{ MODEL_BASE_URL: provider.url, MODEL: 'first/model' },
      // As the file says: longer than HAProxy takes to ask again.
      ...{ TRUSTED_PROXIES: '1', DRAIN_NOTICE_SECONDS: '5' },
    };
    const starting = Array.from({ length: 3 }, () => startApi(pocketbase, settings));
    replicas = await Promise.all(starting);
    proxy = await startHaproxy(replicas);
  });

  afterAll(async () => {
    await proxy.stop();
    await Promise.all(replicas.map((replica) => replica.kill()));
    await pocketbase.stop();
    await provider.close();
  });

  test('a restart of one process after the other loses no generation', async () => {
    provider.script(saysPosts(cannedPosts, { seconds: 1 }));
    const answers = new Map<string, { status: number; posts: number }>();
    let over = false;
    const lane = async (person: Person) => {
      while (!over) {
        const key = randomUUID();
        const answer = await ask(proxy.url, person.token, order(), { key });
        const { posts = [] } = await answer.json();
        answers.set(key, { status: answer.status, posts: posts.length });
      }
    };
    const asking = awaitedLater(Promise.all(people.map(lane)));
    try {
      for (const replica of replicas) {
        const before = answers.size;
        await expect.poll(() => answers.size).toBeGreaterThan(before);
        await replica.kill('SIGTERM');
        await replica.restart();
      }
    } finally {
      over = true;
    }
    await asking;
    const complete = { status: 200, posts: cannedPosts.length };
    expect([...answers.values()].filter((each) => !isDeepStrictEqual(each, complete))).toEqual([]);
    const rows = await superuser.collection('generations').getFullList();
    const done = rows.filter(({ state }) => state === 'done').map(({ key }) => key);
    expect(done.toSorted()).toEqual([...answers.keys()].toSorted());
  });
});
