import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask as askRaw, requestText } from '#tests/harness/network/wire.ts';
import { type Door, doors } from '../doors.ts';
import { secret, startWatched, type Watched } from './unsaid.ts';

let watched: Watched;

beforeAll(async () => {
  watched = await startWatched();
});

afterAll(() => watched.stop());

/** Each field says it, as a text and as a name, and it stands where nothing can be read any more. */
function bodiesOf(fields: Record<string, unknown>): string[] {
  const names = Object.keys(fields);
  const wrong = [`${secret}@a.example`, { [secret]: [secret] }];
  return [
    JSON.stringify(Object.fromEntries(names.map((name) => [name, secret]))),
    ...names.flatMap((name) => wrong.map((value) => JSON.stringify({ ...fields, [name]: value }))),
    `{"${secret}": ${secret}`,
    `{"${secret}": 1, "${secret}": 2}`,
    `"${secret}"`,
    `${secret}%zz`,
  ];
}

const forms = ['application/x-www-form-urlencoded', `multipart/form-data; boundary=${secret}`];

async function tell({ method, path, form }: Door, token: string, body: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const type of ['application/json', ...(form ? forms : [])]) {
    const key = `${secret}-${secret}`;
    const answer = await fetch(`${watched.stack.api.url}${path}`, {
      method,
      headers: { 'Content-Type': type, Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
      body,
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

test('what any door is told stands in no label and in no log, whether it can be read or not', async () => {
  const { target, cast } = watched;
  const token = target.tokens.get('premium') ?? '';
  for (const door of doors(cast)) {
    if (door.fields === undefined) continue;
    for (const body of bodiesOf(door.fields)) {
      for (const status of await tell(door, token, body)) expect(status).toBeLessThan(500);
    }
  }
  await watched.expectUnsaid(token);
});

test('where strangers knock, with what and from where stays unsaid, and the label is the route’s', async () => {
  const { own } = watched.cast;
  const headers = [
    `Authorization: Bearer ${secret}`,
    `X-Request-Id: ${secret}`,
    `User-Agent: ${secret}`,
    `Idempotency-Key: ${secret}`,
    'X-Forwarded-For: 203.0.113.9',
  ];
  for (const path of [
    `/${secret}`,
    `/blog/${secret}/?${secret}`,
    `/api/${secret}`,
    `/api/config/${secret}`,
    `/pb/${secret}`,
    `/pb/api/account/${secret}`,
    `/pb/api/files/users/${own.id}/${secret}.png`,
    `/pb/api/collections/users/records/${own.id}`,
    `/pb/api/collections/posts/records?${secret}`,
  ]) {
    await askRaw(watched.stack.api.port, requestText('GET', path, headers));
  }
  await askRaw(watched.stack.api.port, requestText('PROPFIND', `/${secret}`, headers));
  await watched.expectUnsaid('203.0.113');
  const text = await watched.metrics();
  for (const told of [own.id, own.email, '127.0.0.1']) {
    expect(text).not.toContain(told);
    expect(watched.stack.api.output()).not.toContain(told);
  }
  expect(text).toContain('route="/pb/api/account/:action"');
  expect(text).toContain('route="/pb/api/files/:file"');
  expect(text).toContain('route="/pb/api/collections/users/records/:id"');
});
