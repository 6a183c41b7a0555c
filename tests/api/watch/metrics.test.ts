import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '#api/watch/last-backup.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { ask as askRaw, requestText } from '#tests/harness/network/wire.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;
let metricsUrl: string;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const model = { MODEL_BASE_URL: provider.url, MODEL: 'test/model', WRITING: 'once' };
  const watched = { METRICS_PORT: String(port), BACKUP_TO: '/nowhere/backups' };
  stack = await startStack({ api: { ...withoutPages, ...model, ...watched } });
  person = await signUp(stack.pocketbase);
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

async function metrics(): Promise<string> {
  return (await fetch(metricsUrl)).text();
}

async function value(series: string): Promise<number> {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

test('a generation is counted from the request to the tokens, and its hold while it is open', async () => {
  const usage = { prompt_tokens: 1_234, completion_tokens: 56 };
  provider.script(saysPosts(cannedPosts, { seconds: 1, usage }));
  const answered = ask(stack.api.url, person.token, order());
  await expect.poll(() => value('postquill_holds_open')).toBe(1);
  expect((await answered).status).toBe(200);
  expect(provider.requests.at(0)?.body).toMatchObject({ stream_options: { include_usage: true } });
  await expect.poll(() => value('postquill_model_tokens_total{kind="prompt"}')).toBe(1_234);
  const route = '/api/generate-openrouter';
  const request = `postquill_requests_total{method="POST",route="${route}",status="2xx"}`;
  await expect.poll(() => value(request)).toBe(1);
  for (const [series, wanted] of [
    ['postquill_holds_open', 0],
    ['postquill_model_tokens_total{kind="completion"}', 56],
    ['postquill_generations_asked_total{outcome="held"}', 1],
    ['postquill_generations_total{outcome="whole",writer="model"}', 1],
    ['postquill_first_card_seconds_count{writer="model"}', 1],
    ['postquill_pocketbase_call_seconds_count{call="ledger/hold"}', 1],
    ['postquill_pocketbase_call_seconds_count{call="ledger/commit"}', 1],
    ['postquill_model_resting{route="first"}', 0],
    ['postquill_ready', 1],
  ] as const) {
    expect([series, await value(series)]).toEqual([series, wanted]);
  }
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(1e6);
});

test('what members change is timed by its call, what they read and which row it is are not', async () => {
  const posts = '/api/collections/posts/records';
  const call = (method: string, path: string, body?: object) =>
    fetch(`${stack.api.url}/pb${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: person.token },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const draft = { userId: person.id, text: 'A post', platform: 'x', tone: 'casual' };
  const { id } = await (await call('POST', posts, draft)).json();
  expect((await call('GET', `${posts}/${id}`)).status).toBe(200);
  expect((await call('DELETE', `${posts}/${id}`)).status).toBe(204);
  expect((await call('POST', '/api/account/no-such-action', {})).status).toBe(404);
  const timed = (name: string) => value(`postquill_pocketbase_call_seconds_count{call="${name}"}`);
  await expect.poll(() => timed(`POST ${posts}`)).toBe(1);
  await expect.poll(() => timed(`DELETE ${posts}/:id`)).toBe(1);
  await expect.poll(() => timed('POST /api/account/:action')).toBeGreaterThan(0);
  const text = await metrics();
  expect(text).not.toContain(id);
  expect(text).not.toContain('no-such-action');
  expect(text).not.toContain('call="GET ');
  expect(await value(`postquill_pocketbase_failures_total{call="POST ${posts}"}`)).toBe(0);
});

test('a refinement is counted as well, with how it ended', async () => {
  provider.script(saysPosts(['Open at 7 in Basel.']), saysPosts(['Open at 7.']));
  const refine = (text: string) =>
    fetch(`${stack.api.url}/api/refine`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        Authorization: `Bearer ${person.token}`,
      },
      body: JSON.stringify({ action: 'hook', text, tone: 'casual', platform: 'x' }),
    });
  expect((await refine('We open in Basel at 7.')).status).toBe(200);
  expect((await refine('Open at 7.')).status).toBe(502);
  for (const [series, wanted] of [
    ['postquill_refinements_asked_total{outcome="held"}', 2],
    ['postquill_refinements_total{outcome="whole",writer="model"}', 1],
    ['postquill_refinements_total{outcome="nothing",writer="model"}', 1],
  ] as const) {
    expect([series, await value(series)]).toEqual([series, wanted]);
  }
});

test('however many addresses are asked for, there are no more series', async () => {
  const series = async () => (await metrics()).split('\n').length;
  const strange = async () => {
    const name = randomUUID().replaceAll(/\d/g, 'x');
    for (const path of [`/${name}`, `/api/${name}`, `/pb/${name}`, `/pb/api/account/${name}`]) {
      await askRaw(stack.api.port, requestText('GET', path));
    }
  };
  await strange();
  await expect.poll(metrics).toMatch(/"GET",route="unknown",status="4xx"\} \d/);
  const before = await series();
  for (let round = 0; round < 5; round += 1) await strange();
  expect(await series()).toBe(before);
});

test('a backup that is not made is noticed by the age of the last one', async () => {
  const age = () => value('postquill_backup_age_seconds');
  expect(await age()).toBe(Number.POSITIVE_INFINITY);
  const threeDays = 3 * 86_400;
  await noteBackup(stack.pocketbase.dataDir, new Date(Date.now() - threeDays * 1_000));
  const old = await age();
  expect(old).toBeGreaterThanOrEqual(threeDays);
  expect(old).toBeLessThan(threeDays + 3_600);
});

test('nothing of it is on the public front door', async () => {
  for (const path of ['/metrics', '/api/metrics', '/pb/metrics', '/pb/api/metrics']) {
    const answer = await askRaw(stack.api.port, requestText('GET', path));
    expect(answer?.status).toBe(404);
    expect(answer?.body).not.toContain('postquill_requests');
  }
  const other = await fetch(metricsUrl.replace('/metrics', '/'));
  expect(other.status).toBe(404);
});
