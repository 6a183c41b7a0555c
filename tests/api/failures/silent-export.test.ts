import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

/** Far more than connections hold on their way. */
const posts = 4_000;
const letters = 5_000;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ api: withoutPages });
});

afterAll(() => stack.stop());

function addPosts(userId: string): void {
  const database = new DatabaseSync(join(stack.pocketbase.dataDir, 'data.db'), { timeout: 20_000 });
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${posts})
    INSERT INTO posts (id, userId, text, platform, tone, timestamp, changed, indexed)
      SELECT printf('p%014d', i), '${userId}', printf('%.*c', ${letters}, 'a'), 'x', 'casual',
        '2026-01-01 00:00:00.000Z', '2026-01-01 00:00:00.000Z', 1 FROM n`);
  database.close();
}

test('what an account takes along is whole, also where PocketBase says nothing for a while in the middle of it', async () => {
  const person = await signUp(stack.pocketbase);
  addPosts(person.id);
  const answer = await fetch(`${stack.api.url}/pb/api/account/data`, {
    headers: { Authorization: person.token },
  });
  process.kill(stack.pocketbase.pid, 'SIGSTOP');
  // Longer than any other answer is waited for.
  await sleep(12_000).finally(() => process.kill(stack.pocketbase.pid, 'SIGCONT'));
  const told = (await answer.json()) as { posts: unknown[] };
  expect(told.posts).toHaveLength(posts);
});
