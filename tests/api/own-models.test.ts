import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnModel, SaveOwnModelRequest } from '#shared/contracts/page-own-models.ts';
import { type ProblemCode, problemOf } from '#shared/problem.ts';
import { message, rules } from '#shared/rules.ts';
import {
  answers,
  drops,
  hangs,
  type Plan,
  refuses,
  says,
  saysPosts,
} from '#tests/fakes/openai/plans.ts';
import {
  cannedPosts,
  certificateFile,
  type FakeOpenai,
  startFakeOpenai,
} from '#tests/fakes/openai/server.ts';
import { readEvents } from '#tests/harness/events.ts';
import {
  type AskOptions,
  ask,
  asSuperuser,
  order,
  type Person,
  signUp,
} from '#tests/harness/people.ts';
import {
  type RunningApi,
  type Stack,
  startApi,
  startStack,
  withoutPages,
} from '#tests/harness/stack.ts';

const key = 'sk-users-own-0123456789abWXYZ';
const siteKey = 'sk-operators-0123456789abcdef';
const gatewayKey = 'gateway-operators-0123456789';
const limit = rules.plans.free.generationsPerMonth;

let site: FakeOpenai;
let theirs: FakeOpenai;
/** With a certificate that only one of the two APIs was told to believe. */
let secure: FakeOpenai;
let secureByName: string;
let stack: Stack;
let free: RunningApi;
let superuser: PocketBase;
let person: Person;
/** Whose provider is never saved. */
let bare: Person;

beforeAll(async () => {
  [site, theirs, secure] = await Promise.all([
    startFakeOpenai(),
    startFakeOpenai(),
    startFakeOpenai({ secure: true }),
  ]);
  secureByName = secure.url.replace('127.0.0.1', 'localhost');
  const settings = {
    MODEL_BASE_URL: site.url,
    MODEL_API_KEY: siteKey,
    MODEL: 'the/sites',
    WRITING: 'once',
    MODEL_FIRST_BYTE_SECONDS: '2',
    OWN_KEYS: 'true',
    OWN_KEY_ADDRESSES: [theirs.url, secure.url, secureByName]
      .map((address) => new URL(address).origin)
      .join(','),
    LOG_LEVEL: 'debug',
    OPENAI_CUSTOM_HEADERS: `x-gateway: ${gatewayKey}\nauthorization: ${gatewayKey}`,
    OPENAI_ORG_ID: gatewayKey,
    OPENAI_PROJECT_ID: gatewayKey,
  };
  stack = await startStack({
    api: { ...withoutPages, ...settings, NODE_EXTRA_CA_CERTS: certificateFile },
  });
  free = await startApi(stack.pocketbase, {
    ...withoutPages,
    ...settings,
    OWN_KEY_GENERATIONS: 'free',
  });
  superuser = await asSuperuser(stack.pocketbase);
  bare = await signUp(stack.pocketbase);
});

afterAll(async () => {
  await free.kill();
  await stack.stop();
  await Promise.all([site.close(), theirs.close(), secure.close()]);
});

beforeEach(() => {
  person = bare;
  for (const { script, requests } of [site, theirs, secure]) {
    script(saysPosts(cannedPosts));
    requests.length = 0;
  }
});

interface Answer {
  status: number;
  body: { own?: OwnModel | null; code?: string };
}

async function call(path: string, body?: object, api = stack.api): Promise<Answer> {
  const answer = await fetch(`${api.url}/api/own-model${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${person.token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const wish = (changes: Partial<SaveOwnModelRequest> = {}): SaveOwnModelRequest => ({
  address: theirs.url,
  model: 'a/model',
  key,
  ...changes,
});

/** Somebody new whose model is saved and in use, with nothing of it left among the requests. */
async function bring(): Promise<Person> {
  person = await signUp(stack.pocketbase);
  await save();
  return person;
}

async function save(): Promise<void> {
  theirs.script(says('Yes.'));
  expect((await call('', wish())).status).toBe(200);
  theirs.script(saysPosts(cannedPosts));
  theirs.requests.length = 0;
}

const refusal = (code: ProblemCode) => expect.objectContaining({ code });

const generate = (options: AskOptions & { api?: RunningApi; by?: Person } = {}) =>
  ask((options.api ?? stack.api).url, (options.by ?? person).token, order(), options);

async function asked(options: Parameters<typeof generate>[0] = {}): Promise<Answer> {
  const answer = await generate(options);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const generations = ({ id }: Person) =>
  superuser.collection('generations').getFullList({ filter: `userId = "${id}"` });

async function used({ token } = person): Promise<number> {
  const headers = { Authorization: token };
  const answer = await fetch(`${stack.pocketbase.url}/api/account/allowance`, { headers });
  return (await answer.json()).used;
}

test('it is saved once it has answered, and shown without its key', async () => {
  person = await signUp(stack.pocketbase);
  theirs.script(says('Yes.'));
  const own = {
    address: theirs.url,
    model: 'a/model',
    keyEnding: 'WXYZ',
    inUse: true,
    saved: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  };
  expect(await call('', wish({ address: `${theirs.url}/chat/completions` }))).toEqual({
    status: 200,
    body: { own },
  });
  expect(theirs.requests).toHaveLength(1);
  expect(theirs.requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
  expect(theirs.requests[0]?.body).toMatchObject({ model: 'a/model', max_tokens: 16 });
  expect(await call('')).toEqual({ status: 200, body: { own } });
  expect(await call('/use', { inUse: false })).toMatchObject({ body: { own: { inUse: false } } });
  expect(await call('/remove', {})).toEqual({ status: 200, body: { own: null } });
  expect(await call('')).toEqual({ status: 200, body: { own: null } });
});

test('a new model name keeps the key, and another address does not get it', async () => {
  await bring();
  await call('/use', { inUse: false });
  theirs.script(says('Yes.'));
  const changed = await call('', wish({ model: 'b/model', key: '' }));
  // Where it was switched off it stays so.
  expect(changed.body.own).toMatchObject({ model: 'b/model', keyEnding: 'WXYZ', inUse: false });
  expect(theirs.requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
  const elsewhere = await call('', wish({ address: `${theirs.url}/other`, key: '' }));
  expect(elsewhere).toMatchObject({ status: 400, body: refusal('ownKeyMissing') });
  expect(theirs.requests).toHaveLength(1);
});

test.each<[string, Partial<SaveOwnModelRequest>, ProblemCode]>([
  ['no address', { address: '' }, 'ownAddressWrong'],
  ['http', { address: 'http://models.example/v1' }, 'ownAddressWrong'],
  ['a private address', { address: 'https://10.0.0.1/v1' }, 'ownAddressPrivate'],
  ['the cloud’s own', { address: 'https://169.254.169.254/v1' }, 'ownAddressPrivate'],
  ['no model', { model: ' ' }, 'ownModelMissing'],
  ['a model of two lines', { model: 'a\nb' }, 'ownModelMissing'],
  ['no key', { key: '' }, 'ownKeyMissing'],
  ['a key of two words', { key: 'sk one' }, 'ownKeyMissing'],
])('%s is refused before anybody is asked', async (_, changes, code) => {
  expect(await call('', wish(changes))).toMatchObject({ body: problemOf(code) });
  expect(theirs.requests).toHaveLength(0);
  expect((await call('')).body.own).toBeNull();
});

test.each<[string, Plan, ProblemCode]>([
  ['a wrong key', refuses(401, `Incorrect API key provided: ${key}`), 'ownKeyRefused'],
  ['no credit', refuses(402), 'ownCreditUsed'],
  ['an unknown model', refuses(404, 'no such model'), 'ownModelUnknown'],
  ['a request it does not like', refuses(403), 'ownRequestRefused'],
  [
    'a page that sends on',
    answers(302, '', { location: 'http://127.0.0.1:1/' }),
    'ownModelUnknown',
  ],
  ['an error inside a good answer', answers(200, { error: { code: 401 } }), 'ownKeyRefused'],
  ['a page', answers(200, '<html>Welcome</html>'), 'ownFailed'],
  ['another thing’s JSON', answers(200, { hello: 'there' }), 'ownFailed'],
  ['a closed connection', drops(), 'ownUnreachable'],
  ['silence', hangs(), 'ownTooSlow'],
])('%s is told in one sentence, and nothing is saved', async (_, plan, code) => {
  theirs.script(plan);
  expect(await call('', wish())).toEqual({ status: 422, body: problemOf(code) });
  expect((await call('')).body.own).toBeNull();
});

test('over TLS it is asked where its certificate is to be believed, and nowhere else', async () => {
  person = await signUp(stack.pocketbase);
  secure.script(says('Yes.'));
  const wrong = { status: 422, body: problemOf('ownCertificateWrong') };
  expect(await call('', wish({ address: secure.url }), free)).toEqual(wrong);
  expect(await call('', wish({ address: secureByName }))).toEqual(wrong);
  expect(secure.requests).toHaveLength(0);
  expect(await call('', wish({ address: secure.url }))).toMatchObject({ status: 200 });
  secure.script(saysPosts(cannedPosts));
  const { done } = await readEvents(await generate({ accept: 'text/event-stream' }));
  expect(done).toMatchObject({ posts: 5, ownModel: 'a/model' });
  expect(secure.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
  // Somebody stepped in meanwhile: the key is not sent to them.
  secure.requests.length = 0;
  expect(await asked({ api: free })).toMatchObject({ body: problemOf('ownCertificateWrong') });
  expect(secure.requests).toHaveLength(0);
});

test('it writes for its owner alone, by every route, and the site’s key stays here', async () => {
  await bring();
  for (const route of ['/api/generate-openrouter', '/api/generate'] as const) {
    expect((await asked({ route })).status).toBe(200);
  }
  const { done } = await readEvents(await generate({ accept: 'text/event-stream' }));
  expect(done).toMatchObject({ ownModel: 'a/model', offline: false, left: limit - 3 });
  expect(theirs.requests).toHaveLength(3);
  expect(site.requests).toHaveLength(0);
  const sent = JSON.stringify(theirs.requests.map(({ headers, body }) => [headers, body.model]));
  expect(sent).toContain(key);
  for (const operators of [siteKey, gatewayKey]) expect(sent).not.toContain(operators);
  const names = ['accept', 'authorization', 'connection', 'content-length', 'content-type', 'host'];
  const seen = Object.keys(theirs.requests[0]?.headers ?? {}).sort();
  expect(seen).toEqual([...names, 'user-agent']);
  expect(sent).not.toContain(stack.api.url);
  expect((await generations(person)).map(({ ownModel }) => ownModel)).toEqual(
    Array(3).fill('a/model'),
  );
  await asked({ by: bare });
  await call('/use', { inUse: false });
  await asked();
  expect(theirs.requests).toHaveLength(3);
  expect(site.requests).toHaveLength(2);
  expect(JSON.stringify(site.requests.map(({ headers }) => headers))).not.toContain(key);
});

test.each<[string, Plan, ProblemCode]>([
  ['a refused key', refuses(401, key), 'ownKeyRefused'],
  ['no credit', refuses(402), 'ownCreditUsed'],
  ['too many requests', refuses(429, 'slow down', { 'retry-after': '60' }), 'ownProviderBusy'],
  ['an outage', refuses(503), 'ownFailed'],
  ['a closed connection', drops(), 'ownUnreachable'],
  ['silence', hangs(), 'ownTooSlow'],
  ['no posts', says('I would rather not.', { finish: 'content_filter' }), 'ownFailed'],
])('%s is told as their provider’s, not charged, and nobody steps in', async (_, plan, code) => {
  await bring();
  theirs.script(plan);
  expect(await asked()).toEqual({ status: 422, body: problemOf(code) });
  const { error } = await readEvents(await generate({ accept: 'text/event-stream' }));
  expect(error).toEqual({ ...problemOf(code), final: true });
  expect(site.requests).toHaveLength(0);
  expect(await generations(person)).toEqual([]);
  expect(await used()).toBe(0);
});

test('however often somebody’s provider fails, others and the site’s own model do not notice', async () => {
  const other = await bring();
  await bring();
  theirs.script(refuses(503));
  // More than a breaker takes.
  for (let time = 0; time < 6; time += 1) await asked();
  theirs.script(saysPosts(cannedPosts));
  expect((await asked({ by: other })).status).toBe(200);
  await call('/use', { inUse: false });
  expect((await asked()).status).toBe(200);
  expect(site.requests).toHaveLength(1);
});

test('counted: of many at once the month’s number is written', async () => {
  await bring();
  const all = await Promise.all(Array.from({ length: limit * 2 }, () => asked()));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(limit);
  expect(all.filter(({ body }) => body.code === 'generationsUsed')).toHaveLength(limit);
  expect(await used()).toBe(limit);
});

test('free: of many at once the day’s starts are written, kept, and not a part of the month', async () => {
  await bring();
  const { startsPerDay } = rules.plans.free;
  const asking = Array.from({ length: startsPerDay + 5 }, () => asked({ api: free }));
  const all = await Promise.all(asking);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(startsPerDay);
  expect(all.filter(({ body }) => body.code === 'startsUsed')).toHaveLength(5);
  expect(await generations(person)).toHaveLength(startsPerDay);
  expect(await used()).toBe(0);
});

test('a refinement is written by the user’s own model, and where that wrote uncounted by no other', async () => {
  await bring();
  theirs.script(saysPosts(cannedPosts));
  const key = 'a-generation-of-theirs';
  expect((await asked({ key, api: free })).status).toBe(200);
  const text = 'We roast in Basel and open at seven.';
  const refine = async () => {
    const answer = await fetch(`${free.url}/api/refine`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${person.token}`,
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({
        action: 'hook',
        text,
        tone: 'casual',
        platform: 'x',
        generation: key,
      }),
    });
    return answer.json();
  };
  theirs.script(saysPosts(['At seven we open in Basel, and we roast.']));
  const { refinements: left } = rules.plans.free;
  expect(await refine()).toMatchObject({ ownModel: 'a/model', left });
  theirs.script(...Array.from({ length: 4 }, () => refuses(401)));
  expect(await refine()).toEqual(problemOf('ownKeyRefused'));
  await call('/use', { inUse: false });
  expect(await refine()).toEqual(problemOf('ownModelGone'));
});

test('the rest of a generation, and its mends, go the way it went', async () => {
  await bring();
  theirs.script(saysPosts(cannedPosts.slice(0, 2)), saysPosts([]));
  const click = { key: 'one-click-of-theirs', api: free, accept: 'text/event-stream' };
  const { done } = await readEvents(await generate(click));
  expect(done).toMatchObject({ posts: 2, rest: true, ownModel: 'a/model' });
  const mend = () =>
    fetch(`${free.url}/api/mend`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${person.token}`,
        'Idempotency-Key': click.key,
      },
      body: JSON.stringify({
        text: 'This is not just a roastery, it is a home.',
        tone: 'casual',
        platform: 'x',
      }),
    });
  await call('/use', { inUse: false });
  const gone = { status: 410, body: problemOf('ownModelGone') };
  expect(await asked({ ...click, accept: 'application/json', rest: true })).toEqual(gone);
  expect(await (await mend()).json()).toEqual(problemOf('ownModelGone'));
  await call('/use', { inUse: true });
  theirs.script(saysPosts(['We roast, and many stay for hours.']));
  expect(await (await mend()).json()).toEqual({ text: 'We roast, and many stay for hours.' });
  const file = join(stack.pocketbase.dataDir, 'own-models.key');
  const fileKey = readFileSync(file);
  writeFileSync(file, randomBytes(32));
  for (let time = 0; time <= rules.generation.restTries; time += 1) {
    const unreadable = { body: problemOf('ownKeyUnreadable') };
    expect(await asked({ ...click, accept: 'application/json', rest: true })).toMatchObject(
      unreadable,
    );
  }
  writeFileSync(file, fileKey);
  theirs.script(saysPosts(cannedPosts.slice(2)));
  const rest = await readEvents(await generate({ ...click, rest: true }));
  expect(rest.done).toMatchObject({ posts: 5, ownModel: 'a/model' });
  expect(site.requests).toHaveLength(0);
});

test('what is saved says who wrote it, as its generation does and not as a page wishes', async () => {
  const save = (by: Person, more: object) => {
    const post = { userId: by.id, text: 'Hello', platform: 'x', tone: 'casual', ...more };
    return by.client.collection('posts').create(post, { requestKey: null });
  };
  const owner = await bring();
  const another = await signUp(stack.pocketbase);
  expect((await generate({ key: 'key-of-the-owner' })).status).toBe(200);
  expect((await generate({ key: 'key-of-another', by: another })).status).toBe(200);
  const written = { writer: 'own', ownModel: 'a/model' };
  expect(await save(owner, { generationKey: 'key-of-the-owner' })).toMatchObject(written);
  const bySite = { writer: 'model', ownModel: '' };
  expect(await save(another, { generationKey: 'key-of-another' })).toMatchObject(bySite);
  const unknown = { writer: '', ownModel: '' };
  expect(await save(another, { generationKey: 'key-of-the-owner' })).toMatchObject(unknown);
  // As rows are that an older version made.
  const rows = superuser.collection('generations');
  const row = await rows.getFirstListItem('key = "key-of-another"');
  await rows.update(row.id, { writer: '' });
  expect(await save(another, { generationKey: 'key-of-another' })).toMatchObject(unknown);
  expect(await save(another, {})).toMatchObject(unknown);
  await expect(save(another, written)).rejects.toMatchObject({ status: 400 });
});

interface Row {
  id: string;
  sealedKey: string;
}

const rowOf = ({ id }: Person) =>
  superuser.collection('own_models').getFirstListItem<Row>(`userId = "${id}"`);

test('a row that was copied, moved or tampered with opens for nobody', async () => {
  const victim = await bring();
  const thief = await bring();
  const rows = superuser.collection('own_models');
  const [mine, { id }] = await Promise.all([rowOf(victim), rowOf(thief)]);
  const { length } = mine.sealedKey;
  const bent = `${mine.sealedKey.slice(0, length - 6)}AAAAAA`;
  for (const change of [
    { sealedKey: mine.sealedKey },
    { address: `${theirs.url}/moved` },
    { sealedKey: bent },
    { sealedKey: 'v1.' },
  ]) {
    await rows.update(id, change);
    expect((await call('')).body.own).toMatchObject({ problem: message('ownKeyUnreadable') });
    expect(await asked()).toEqual({
      status: 422,
      body: problemOf('ownKeyUnreadable'),
    });
  }
  expect(await generations(thief)).toEqual([]);
  expect(theirs.requests).toHaveLength(0);
});

test('without its key file, or with another, every key is to be entered again', async () => {
  await bring();
  const file = join(stack.pocketbase.dataDir, 'own-models.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file);
  for (const change of [
    () => rmSync(file),
    () => writeFileSync(file, randomBytes(32)),
    () => writeFileSync(file, 'nonsense'),
  ]) {
    change();
    expect((await call('')).body.own).toMatchObject({ problem: message('ownKeyUnreadable') });
    expect(await asked()).toMatchObject({ body: problemOf('ownKeyUnreadable') });
    expect(await call('', wish({ key: '' }))).toMatchObject({
      body: problemOf('ownKeyUnreadable'),
    });
  }
  expect(await call('', wish())).toMatchObject({ status: 503 });
  rmSync(file);
  await save();
  expect((await asked()).status).toBe(200);
  // A backup that is put back is taken at once; what was saved meanwhile is not readable with it.
  writeFileSync(file, before);
  expect((await call('')).body.own).toMatchObject({ problem: message('ownKeyUnreadable') });
});

test('nothing of it is there where the operator does not allow it', async () => {
  await bring();
  const api = await startApi(stack.pocketbase, {
    ...withoutPages,
    MODEL_BASE_URL: site.url,
    MODEL: 'the/sites',
  });
  try {
    expect(await call('', undefined, api)).toMatchObject({ status: 404 });
    expect(await call('', wish(), api)).toMatchObject({ status: 404 });
    const config = await (await fetch(`${api.url}/api/config`)).json();
    expect(config).not.toHaveProperty('ownModels');
    expect((await asked({ api })).status).toBe(200);
    expect(theirs.requests).toHaveLength(0);
  } finally {
    await api.kill();
  }
  const config = await (await fetch(`${stack.api.url}/api/config`)).json();
  expect(config).toMatchObject({
    ownModels: { counted: true, providers: rules.ownModel.providers },
  });
});

test('it goes with its account, is exported without its key, and nobody reads it without a session', async () => {
  await bring();
  const data = await person.client.send('/api/account/data', { method: 'GET' });
  expect(data.own_models).toMatchObject([{ address: theirs.url, model: 'a/model' }]);
  const { sealedKey } = await rowOf(person);
  for (const secret of [key, sealedKey]) expect(JSON.stringify(data)).not.toContain(secret);
  await stack.client.routesOf('deletion')('remove', { userId: person.id });
  expect((await call('')).status).toBe(401);
  expect((await call('', wish())).status).toBe(401);
  const rows = superuser.collection('own_models');
  expect(await rows.getFullList({ filter: `userId = "${person.id}"` })).toEqual([]);
});

// Last, over all that was done above.
test('no key, and no address or model of a user’s, stands in any log or file', () => {
  const printed = [stack.api, free, stack.pocketbase].map((one) => one.output()).join();
  expect(printed).toContain('a model of the user’s own');
  for (const secret of [key, key.slice(-8), siteKey, theirs.url, 'a/model']) {
    expect(printed).not.toContain(secret);
  }
  const { dataDir } = stack.pocketbase;
  for (const name of readdirSync(dataDir).filter((one) => !one.includes('storage'))) {
    const path = join(dataDir, name);
    if (statSync(path).isFile()) expect(readFileSync(path).includes(key), name).toBe(false);
  }
});
