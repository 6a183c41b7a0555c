import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundHistory } from '#shared/contracts/history.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { quantile } from '../statistics.ts';
import { type Row, row } from '../table.ts';
import { textOf, vocabulary } from './library.ts';
import { idOf } from './mixed-ids.ts';
import { day, generationRow, inserter, userRow } from './rows.ts';
import { namingSlow, watchedAll } from './watched.ts';
import { mergingWords } from './word-indexes.ts';

export const own = 10_000;
const all = 200_000;
const postsEach = 5;
const rowsAtOnce = 20;
const wantedMilliseconds = 50;
const platforms = ['x', 'linkedin', 'instagram'];

/** Of one owner 10,000 generations with five posts each, and five of everybody else's between them. */
export function fillGenerations(pb: RunningPocketbase, { id: owner }: Person, all: number): void {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 60_000 });
  database.exec('BEGIN');
  const [user, generation] = [inserter(database, 'users'), inserter(database, 'generations')];
  const index = database.prepare(
    'INSERT INTO generation_words_of (generation, owner, words) VALUES (?, ?, ?)',
  );
  const now = Date.now();
  const others = (all - own) / 5;
  // Others than those who have posts.
  for (let n = 0; n < others; n += 1) user(userRow(idOf('v', n), `v${n}@example.com`, now, now));
  const write = (n: number) => {
    const isOwn = n % (all / own) === 0;
    const userId = isOwn ? owner : idOf('v', n % others);
    const id = idOf('g', n);
    const posts = Array.from({ length: postsEach }, (_, at) => ({ text: textOf(n + at * all) }));
    const result = JSON.stringify({ posts });
    const platform = platforms[((n / 20) % platforms.length) | 0] ?? '';
    const at = now - 4 * day - n * 10_000;
    const more = { platform, result, kept: 'forever', indexed: 1 };
    generation({ ...generationRow(id, userId, at, 0), ...more });
    const words = new Set(posts.flatMap(({ text }) => text.split(' ')));
    index.run(id, userId, [...words].join(' '));
    // A few at a time, as they come about: the index would have all its tidying up before it.
    if (n % rowsAtOnce === 0) database.exec('COMMIT; BEGIN');
  };
  mergingWords(database, () => {
    for (let n = 0; n < all; n += 1) write(n);
  });
  database.exec(`UPDATE users SET history = 'forever' WHERE id = '${owner}'`);
  database.exec('COMMIT');
  database.close();
}

const anything = { words: '', platform: '', after: '', limit: 15 };

const searches: [string, object][] = [
  ['the newest', {}],
  ['a platform', { platform: 'x' }],
  ['one letter, in nearly every entry', { words: 'b' }],
  ['the commonest word', { words: vocabulary[1] }],
  ['a rare word', { words: vocabulary.at(-1) }],
  ['one letter and a platform', { words: 'b', platform: 'x' }],
  ['the commonest word and a platform', { words: vocabulary[1], platform: 'x' }],
  ['a rare word and a platform', { words: vocabulary.at(-1), platform: 'x' }],
  ['five beginnings and a platform', { words: 'ba to su la en', platform: 'x' }],
];

export async function ask(pb: RunningPocketbase, { token }: Person, what: string, body: object) {
  const began = performance.now();
  const answer = await fetch(`${pb.url}/api/account/${what}`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
  return { text, milliseconds: performance.now() - began };
}

async function search(pb: RunningPocketbase, ada: Person, rounds: number): Promise<Row[]> {
  const table: Row[] = [];
  for (const [name, asked] of searches) {
    const times: number[] = [];
    let count: number | null = 0;
    for (let round = 0; round < rounds; round += 1) {
      const body = { ...anything, ...asked };
      const { text, milliseconds } = await ask(pb, ada, 'find-history', body);
      count = (JSON.parse(text) as FoundHistory).found;
      times.push(milliseconds);
    }
    const figures = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1)).join(' / ');
    const label = `History, ${own} of ${all}: ${name} (${count} found), median and 95th`;
    table.push(row(label, `${figures} ms`, `≤ ${wantedMilliseconds} ms`));
  }
  return table;
}

async function wishedGone(pb: RunningPocketbase, ada: Person): Promise<Row[]> {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { readOnly: true });
  const waiting = database.prepare("SELECT count(*) AS n FROM users WHERE historyFrom > ''");
  const operator = await asSuperuser(pb);
  const done = async () => {
    await operator.crons.run('wished_history_goes');
    while (waiting.get()?.n !== 0) await sleep(20);
  };
  const rows = await watchedAll(pb, [
    [`A shorter time for ${own} entries`, () => ask(pb, ada, 'keep-history', { keep: 'month' })],
    ['The job behind it', done],
    ['Forget the rest', () => ask(pb, ada, 'forget-all-history', {})],
    ['The job behind it', done],
  ]);
  database.close();
  return rows;
}

/** Somebody who has generated 10,000 times looks for something, among 200,000, and wishes it gone. */
export async function history(seconds: number): Promise<Row[]> {
  const pb = await startPocketbase({ env: namingSlow });
  try {
    const ada = await signUp(pb);
    fillGenerations(pb, ada, all);
    // What was connected has been closed meanwhile, which is heard of in a later turn.
    await sleep(100);
    return [...(await search(pb, ada, seconds * 10)), ...(await wishedGone(pb, ada))];
  } finally {
    await pb.stop();
  }
}
