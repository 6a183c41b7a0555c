import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import type { FoundPosts } from '#shared/contracts/library.ts';
import { rules } from '#shared/rules.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import type { Row } from '../table.ts';
import { ask, fillGenerations, own } from './history.ts';
import { imports } from './imports.ts';
import { anything, fillPosts, textOf } from './library.ts';
import { namingSlow, quietFor, watchedAll } from './watched.ts';

const all = 200_000;
const changed = 1_000;

async function newest(pb: RunningPocketbase, ada: Person): Promise<string[]> {
  const { longestPage } = rules.library;
  const ids: string[] = [];
  for (let after = ''; ids.length < changed; ) {
    const body = { ...anything, after, limit: longestPage };
    const { posts, next } = JSON.parse((await ask(pb, ada, 'find-posts', body)).text) as FoundPosts;
    ids.push(...posts.map(({ id }) => id));
    after = next;
  }
  return ids.slice(0, changed);
}

/** As a page asks for it: some at a time. */
async function toMany(pb: RunningPocketbase, ada: Person, route: string, how: object) {
  const ids = await newest(pb, ada);
  const { manyAtOnce } = rules.library;
  for (let at = 0; at < ids.length; at += manyAtOnce) {
    await ask(pb, ada, route, { ids: ids.slice(at, at + manyAtOnce), ...how });
  }
}

/** A job of which no row says that it is done. */
async function job(pb: RunningPocketbase, cron: string, isDone: () => boolean): Promise<void> {
  const operator = await asSuperuser(pb);
  await operator.crons.run(cron);
  while (!isDone()) await sleep(20);
}

async function exportEverything(pb: RunningPocketbase, { token }: Person): Promise<void> {
  const answer = await fetch(`${pb.url}/api/account/data`, { headers: { Authorization: token } });
  await answer.arrayBuffer();
}

/** Where it takes longer than one waits for an answer, PocketBase goes on. */
async function leave(pb: RunningPocketbase, { id }: Person, isGone: () => boolean): Promise<void> {
  const client = new PocketbaseClient(pb.url, join(pb.dataDir, 'service.json'));
  const asked = client.routesOf('deletion')('remove', { userId: id });
  await asked.catch(() => undefined);
  client.close();
  while (!isGone()) await sleep(20);
}

/** Somebody with 10,000 posts, whose words are still to be found, and as many generations. */
export async function locksOf(pb: RunningPocketbase, ada: Person): Promise<Row[]> {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { readOnly: true });
  const none = (sql: string) => {
    const statement = database.prepare(sql);
    return () => Object.values(statement.get() ?? {})[0] === 0;
  };
  const indexed = none('SELECT count(*) FROM posts WHERE indexed = 0');
  const gone = none(`SELECT count(*) FROM users WHERE id = '${ada.id}'`);
  const quiet = quietFor(join(pb.dataDir, 'data.db'));
  const toAll = (route: string, how: object) => () => toMany(pb, ada, route, how);
  const words = () => job(pb, 'old_posts_get_words', indexed);
  const table = [
    ...(await watchedAll(pb, [['Words of 10,000 posts', words]])),
    ...(await imports(pb, ada, textOf)),
    ...(await watchedAll(pb, [
      [`Tag of ${changed} posts`, toAll('tag-posts', { add: ['autumn'], remove: [] })],
      [`Pin of ${changed} posts`, toAll('pin-posts', { pinned: true })],
      [`Deletion of ${changed} posts`, toAll('delete-posts', {})],
      ['Words of deleted posts go', () => job(pb, 'deleted_words_go', quiet)],
      ['Export of 20,000 rows', () => exportEverything(pb, ada)],
      ['Deletion of an account with 20,000 rows', () => leave(pb, ada, gone)],
    ])),
  ];
  database.close();
  return table;
}

/**
 * What was filled in leaves a log of 450 MB. PocketBase cuts one to 200 MB with the next transaction, in which nobody
 * else can write: that is measured by no row, and would stand in the first.
 */
function cutLog(pb: RunningPocketbase): void {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 60_000 });
  const cut = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  database.close();
  if (cut?.busy !== 0) throw new Error('The log could not be cut: somebody else is in the file.');
}

/** How long at most nobody else can write while thousands of posts are changed for one person, among 200,000. */
export async function locks(): Promise<Row[]> {
  const pb = await startPocketbase({ env: namingSlow });
  try {
    const ada = await signUp(pb);
    fillPosts(pb, ada, all);
    fillGenerations(pb, ada, own);
    // What was connected has been closed meanwhile, which is heard of in a later turn.
    await sleep(100);
    await givePremium(await asSuperuser(pb), ada);
    cutLog(pb);
    return await locksOf(pb, ada);
  } finally {
    await pb.stop();
  }
}
