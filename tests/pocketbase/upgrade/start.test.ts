import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readIdentity } from '#scripts/pocketbase/identity.ts';
import type { FoundPosts } from '#shared/contracts/library.ts';
import type { Allowance, SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { commandPlace, type Place } from '#tests/harness/command.ts';
import { signUp } from '#tests/harness/people.ts';
import { call, expectOk, logIn } from '../calls.ts';
import { fillAsFirstRelease, fullPerson } from './first-release.ts';

const person = await fullPerson();
let place: Place;
let dataDir: string;

beforeEach(async () => {
  place = await commandPlace();
  dataDir = place.env.DATA_DIR ?? '';
  await fillAsFirstRelease(dataDir);
});

afterEach(() => place.clear());

const databaseFile = () => join(dataDir, 'pocketbase', 'data.db');

interface Page<Row> {
  items: Row[];
}

test('a start over a data folder of the first release brings back all that people had', async () => {
  const server = place.run('start');
  await server.until('is ready at');
  const site = { url: `http://localhost:${place.env.PORT}/pb` };
  const pb = { url: `http://127.0.0.1:${place.env.POCKETBASE_PORT}` };
  const token = await expectOk(
    call<{ token: string }>(site, 'POST', '/api/collections/users/auth-with-password', {
      body: { identity: person.email, password: person.password },
    }),
  ).then((answer) => answer.token);
  const get = <Body>(path: string, from = site) =>
    expectOk(call<Body>(from, 'GET', path, { token }));

  const posts = await get<Page<SavedPost>>('/api/collections/posts/records');
  expect(new Set(posts.items.map(({ text }) => text))).toEqual(new Set(person.posts));
  // A job of each minute looks the words of older posts up.
  const operator = await readIdentity(join(dataDir, 'superuser.json'));
  if (!operator) throw new Error('The operator has no identity.');
  const superuser = await logIn(pb, '_superusers', operator);
  await expectOk(call(pb, 'POST', '/api/crons/old_posts_get_words', { token: superuser }));
  const asked = {
    words: 'quincewood',
    platform: '',
    tone: '',
    tag: '',
    voice: '',
    from: '',
    until: '',
  };
  const body = { ...asked, sort: 'newest', after: '', limit: 5 };
  const find = () =>
    expectOk(call<FoundPosts>(site, 'POST', '/api/account/find-posts', { token, body }));
  await expect.poll(async () => (await find()).posts.length).toBe(1);
  expect(await get<Allowance>('/api/account/allowance')).toMatchObject({ plan: 'premium' });

  const picture = await fetch(`${site.url}/api/files/users/${person.id}/${person.avatar}`);
  const kept = join(dataDir, 'pocketbase/storage/_pb_users_auth_', person.id, person.avatar);
  expect(Buffer.from(await picture.arrayBuffer()).equals(readFileSync(kept))).toBe(true);
  const me = await get<{ name: string }>(`/api/collections/users/records/${person.id}`, pb);
  expect(me.name).toBe(person.name);
  const identities = await get<Page<{ provider: string; providerId: string }>>(
    '/api/collections/_externalAuths/records',
    pb,
  );
  expect(identities.items).toMatchObject([{ provider: 'google', providerId: 'google-first' }]);

  // Whoever registers the deleted address again has used what was used.
  const again = await signUp(pb, { email: person.deleted.email, timeZone: 'UTC' });
  const left = await expectOk(
    call<Allowance>(site, 'GET', '/api/account/allowance', { token: again.token }),
  );
  expect(left).toMatchObject({ plan: 'free', used: person.deleted.used });

  // An event of Stripe's that was processed is so for ever.
  const identity = await readIdentity(join(dataDir, 'service.json'));
  if (!identity) throw new Error('The service has no identity.');
  const reading = { customerId: 'cus_first', eventId: 'evt_first', eventType: 'customer.updated' };
  const service = await logIn(pb, 'services', identity);
  expect(
    await expectOk(call(pb, 'POST', '/api/billing/reading', { token: service, body: reading })),
  ).toEqual({ outcome: 'processed' });
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

function all(): unknown {
  const database = new DatabaseSync(databaseFile(), { readOnly: true });
  const tables = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all();
  // PocketBase notes its own ones anew, as it makes its second file anew; settings are written by each start.
  const ours = ({ name }: (typeof tables)[number]) =>
    name === '_migrations' ? "WHERE file LIKE '%.js'" : '';
  const kept = tables.filter(({ name }) => name !== '_params');
  const rows = kept.map((table) =>
    database.prepare(`SELECT * FROM "${table.name}" ${ours(table)}`).all(),
  );
  database.close();
  return structuredClone({ tables, rows });
}

test('a migration that fails ends the start with its name and what to do, and changes nothing', async () => {
  const database = new DatabaseSync(databaseFile());
  // What a migration of a later release makes is there already.
  database.exec('CREATE TABLE ended_sessions (mine TEXT)');
  database.close();
  const before = all();
  const server = place.run('start');
  expect(await server.ended).toBe(1);
  const last = server.output().trim().split('\n').slice(-3).join('\n');
  expect(last).toContain('1760000310_ended_sessions_are_remembered.js');
  expect(last).toContain('docs/operations.md');
  expect(all()).toEqual(before);
});
