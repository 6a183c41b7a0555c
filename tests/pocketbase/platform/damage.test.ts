import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { damage } from '#tests/harness/database/damage.ts';
import { newDataFolder } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { unavailable, WrittenData } from './written-data.ts';

let dir: string;
let data: WrittenData;

beforeEach(async () => {
  dir = await newDataFolder();
});

afterEach(async () => {
  await data.served.pb.stop();
  await rm(dir, { recursive: true });
});

test('damage in the file is noticed while it is used, whoever meets it', async () => {
  data = await WrittenData.of(dir);
  await data.save();
  await data.served.pb.kill('SIGTERM');
  await damage(dir, 'posts');
  const posts = '/api/collections/posts/records';
  const meetings: Record<string, () => Promise<unknown>> = {
    'somebody writes there': async () => expect((await data.save()).body).toEqual(unavailable),
    'somebody reads there': () => call(data.served.pb, 'GET', posts, { token: data.person.token }),
    'the nightly check finds it': () => data.served.operator.runCron('database_is_checked'),
  };
  for (const [how, meet] of Object.entries(meetings)) {
    await data.serveAgain();
    expect(await data.storage(), how).toBe('well');
    await meet();
    await expect.poll(() => data.storage(), { message: how }).toBe('damaged');
    await expect
      .poll(data.served.pb.output, { message: how })
      .toContain('The database is damaged; put back a backup: npm run restore, as docs/');
    await data.served.pb.kill();
  }
});

test('nobody makes it look damaged by what they type', async () => {
  data = await WrittenData.of(dir);
  const { pb } = data.served;
  const { id, token } = data.person;
  const words = ['database disk image is malformed (11)', 'database or disk is full (13)'];
  for (const typed of words.flatMap((text) => [text, `\n${text}\n`])) {
    await data.save(typed);
    const identity = { identity: typed, password: typed };
    await call(pb, 'POST', '/api/collections/users/auth-with-password', {
      body: identity,
    });
    const body = { userId: id, text: 'x', platform: typed, tone: typed };
    await call(pb, 'POST', '/api/collections/posts/records', { token, body });
    const query = new URLSearchParams({ filter: typed, sort: typed });
    await call(pb, 'GET', `/api/collections/posts/records?${query}`, { token });
    await call(pb, 'PATCH', `/api/collections/users/records/${id}`, {
      token,
      body: { name: typed, timeZone: typed, oldPassword: typed, password: typed },
    });
  }
  expect(await data.storage()).toBe('well');
  // In good order, so that it writes down all it still meant to.
  await pb.kill('SIGTERM');
  expect(pb.output()).not.toMatch(/The database (is damaged|cannot be written)/);
});
