import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import type { PocketbaseRow } from '../calls.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;
let operator: Operator;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  operator = await Operator.of(pb);
  owner = await signUp(pb);
  stranger = await signUp(pb);
});

afterAll(() => pb.stop());

interface Disguise {
  type: string;
  body: string;
}

const json = (body: string): Disguise => ({ type: 'application/json', body });
const form = (body: string): Disguise => ({ type: 'application/x-www-form-urlencoded', body });

function multipart(...parts: [name: string, value: string][]): Disguise {
  const body = parts.map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=x', body: `${body.join('')}--x--\r\n` };
}

/** One field with a value, in every way that a body can say it. */
function disguises(field: string, value: string): [string, Disguise][] {
  const pair = `${JSON.stringify(field)}:${value}`;
  const bare = value.replaceAll('"', '');
  const encoded = `${field}=${encodeURIComponent(bare)}`;
  const payload = encodeURIComponent(`{${pair}}`);
  return [
    ['JSON', json(`{${pair}}`)],
    ['JSON, said twice', json(`{"name":"a",${pair},"name":"b",${pair}}`)],
    ['JSON with an escaped name', json(`{"\\u00${hex(field[0])}${field.slice(1)}":${value}}`)],
    ['JSON with more behind it', json(`{"name":"a"}{${pair}}`)],
    ['a list of JSON', json(`[{${pair}}]`)],
    ['an ending that adds', json(`{"${field}+":${value}}`)],
    ['a beginning that adds', json(`{"+${field}":${value}}`)],
    ['an ending that takes', json(`{"${field}-":${value}}`)],
    ['a capital letter', json(`{"${field[0]?.toUpperCase()}${field.slice(1)}":${value}}`)],
    ['a prototype', json(`{"__proto__":{${pair}},"constructor":{"prototype":{${pair}}}}`)],
    ['a form', form(encoded)],
    ['a form, as a list', form(`${encoded}&${encoded}`)],
    ['a form with brackets', form(`${field}[]=${bare}`)],
    ['JSON in a form', form(`@jsonPayload=${payload}`)],
    ['JSON in a form, beside an allowed field', form(`name=a&@jsonPayload=${payload}`)],
    ['a multipart', multipart([field, bare])],
    ['JSON in a multipart', multipart(['@jsonPayload', `{${pair}}`])],
    [
      'JSON in a multipart, twice',
      multipart(['@jsonPayload', '{}'], ['@jsonPayload', `{${pair}}`]),
    ],
    ['JSON that wins over its part', multipart([field, ''], ['@jsonPayload', `{${pair}}`])],
  ];
}

function hex(letter = ''): string {
  return letter.charCodeAt(0).toString(16).padStart(2, '0');
}

async function send(method: string, path: string, { type, body }: Disguise): Promise<number> {
  const answer = await fetch(`${pb.url}/api/collections/${path}`, {
    method,
    headers: { 'Content-Type': type, Authorization: owner.token },
    body,
  });
  await answer.text();
  return answer.status;
}

const userFields: [string, string][] = [
  ['verified', 'true'],
  ['hadCancelledSubscription', 'true'],
  ['periodZone', '"Pacific/Kiritimati"'],
  ['email', '"thief@example.com"'],
  ['tokenKey', `"${'k'.repeat(40)}"`],
  ['password', '"a new password"'],
  ['created', '"2020-01-01 00:00:00.000Z"'],
];

/** All but what an allowed field beside the closed one may change. */
function guarded({ name: _, updated: __, ...rest }: PocketbaseRow): object {
  return rest;
}

test.each(userFields)(
  '%s of an own account cannot be changed in any disguise',
  async (field, value) => {
    const before = guarded(await operator.view('users', owner.id));
    for (const [how, disguise] of disguises(field, value)) {
      await send('PATCH', `users/records/${owner.id}`, disguise);
      expect(guarded(await operator.view('users', owner.id)), how).toEqual(before);
    }
    // The token still works, so neither the password nor the key has changed.
    expect(await send('PATCH', `users/records/${owner.id}`, json('{"name":"a"}'))).toBe(200);
  },
);

test('a post is saved for nobody else and into no slot, in any disguise', async () => {
  const honest = { text: 'Hello', platform: 'x', tone: 'casual' };
  for (const [field, value] of [
    ['userId', `"${stranger.id}"`],
    ['slot', '0'],
    ['timestamp', '"2020-01-01 00:00:00.000Z"'],
  ] as const) {
    for (const [how, { type, body }] of disguises(field, value)) {
      // What it needs besides stands in front, as far as its kind of body lets it.
      const rest = JSON.stringify({ ...honest, userId: owner.id }).slice(1, -1);
      const whole = type.endsWith('json') ? body.replace('{', `{${rest},`) : body;
      await send('POST', 'posts/records', { type, body: whole });
      const kept = await operator.list('posts');
      expect(
        kept.filter((post) => post.userId !== owner.id),
        how,
      ).toEqual([]);
      expect(
        kept.filter(({ slot }) => slot === 0),
        how,
      ).toEqual([]);
      expect(
        kept.filter(({ timestamp }) => String(timestamp) < '2026'),
        how,
      ).toEqual([]);
      for (const { id } of kept) await operator.remove('posts', id);
    }
  }
});
