import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { copyPocketbase } from '#tests/harness/database/pocketbase-copy.ts';
import { transactionsDuring } from '#tests/harness/database/transactions.ts';
import { signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { expectOk } from '../calls.ts';
import { post, sendPosts } from './moving.ts';

test('where saving takes long each post has a transaction of its own, so that others write between', async () => {
  const slow = "onRecordCreate((e) => { sleep(20); return e.next(); }, 'posts');";
  const copy = await copyPocketbase({ hooks: { 'slow.pb.js': slow } });
  const there = await startPocketbase(copy);
  try {
    const bob = await signUp(there);
    const file = join(there.dataDir, 'data.db');
    const { savedPosts } = rules.plans.free;
    const posts = Array.from({ length: savedPosts + 1 }, () => post());
    const bring = () => expectOk(sendPosts(there, bob, posts));
    let outcomes: string[] = [];
    const transactions = await transactionsDuring(file, async () => {
      ({ outcomes } = await bring());
    });
    expect(outcomes).toEqual([...Array(savedPosts).fill('saved'), 'noRoom']);
    expect(transactions).toBeGreaterThanOrEqual(savedPosts);
    expect((await bring()).outcomes).toEqual([...Array(savedPosts).fill('known'), 'noRoom']);
  } finally {
    await there.stop();
    await copy.remove();
  }
});
