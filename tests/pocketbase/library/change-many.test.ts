import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundPosts } from '#shared/contracts/library.ts';
import { rules } from '#shared/rules.ts';
import { copyPocketbase } from '#tests/harness/database/pocketbase-copy.ts';
import { transactionsDuring } from '#tests/harness/database/transactions.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';

let copy: Awaited<ReturnType<typeof copyPocketbase>>;
let pb: RunningPocketbase;
let ada: Person;
let ids: string[];

beforeAll(async () => {
  const slow = "onRecordUpdate((e) => { sleep(20); return e.next(); }, 'posts');";
  copy = await copyPocketbase({ hooks: { 'slow.pb.js': slow } });
  pb = await startPocketbase(copy);
  ada = await signUp(pb);
  const texts = Array.from({ length: rules.plans.free.savedPosts }, (_, at) => `Post ${at}`);
  ids = [];
  for (const text of texts) {
    const post = { userId: ada.id, text, platform: 'x', tone: 'casual' };
    ids.push((await ada.client.collection('posts').create(post)).id);
  }
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

const tag = (add: string[], of = ids) =>
  call(pb, 'POST', '/api/account/tag-posts', {
    token: ada.token,
    body: { ids: of, add, remove: [] },
  });

async function tagged(wanted: string): Promise<number | null> {
  const asked = { words: '', platform: '', tone: '', tag: wanted, voice: '', from: '', until: '' };
  const body = { ...asked, sort: 'newest', after: '', limit: 5 };
  const path = '/api/account/find-posts';
  return (await expectOk(call<FoundPosts>(pb, 'POST', path, { token: ada.token, body }))).found;
}

test('where tagging takes long each post has a transaction of its own, and one that has the tag none', async () => {
  const file = join(pb.dataDir, 'data.db');
  await expectOk(tag(['launch'], ids.slice(0, 1)));
  const transactions = await transactionsDuring(file, () => expectOk(tag(['launch'])));
  expect(transactions).toBe(ids.length - 1);
  expect(await tagged('launch')).toBe(ids.length);
  expect(await transactionsDuring(file, () => expectOk(tag(['launch'])))).toBe(0);
});

test('a post that has no room for a tag is left as it is and counted, and the others get it', async () => {
  const { max } = rules.library.tags;
  const last = ids.slice(-1);
  const many = ['launch', ...Array.from({ length: max - 1 }, (_, at) => `tag ${at}`)];
  expect(await expectOk(tag(many, last))).toEqual({ full: 0 });
  expect(await expectOk(tag(['late']))).toEqual({ full: 1 });
  expect(await tagged('late')).toBe(ids.length - 1);
  // What it has already needs no room.
  expect(await expectOk(tag(['tag 0'], last))).toEqual({ full: 0 });
});
