import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundPosts } from '#shared/contracts/library.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { processorTime } from '#tests/harness/processor-time.ts';
import { quantile } from '../statistics.ts';
import { type Row, row } from '../table.ts';
import { imports } from './imports.ts';
import { idOf, pick } from './mixed-ids.ts';
import { inserter, stored, userRow, wordIndexer } from './rows.ts';
import { mergingWords } from './word-indexes.ts';

const own = 10_000;
const wantedMilliseconds = 50;
const wordsEach = 60;
export const vocabulary = Array.from({ length: 5_000 }, (_, n) => wordOf(n));

function wordOf(n: number): string {
  const syllables = ['ba', 'ker', 'to', 'mi', 'lan', 'pre', 'su', 'dor', 'en', 'fal', 'gi', 'ho'];
  const part = (at: number) => syllables[pick(n * 7 + at, syllables.length)];
  return `${part(1)}${part(2)}${part(3)}${n % 3 === 0 ? part(4) : ''}`;
}

/** Few words are everywhere and most are rare, as in any language. */
export function textOf(n: number): string {
  const word = (at: number) => {
    const share = pick(n * 131 + at * 17, 1_000_000) / 1_000_000;
    return vocabulary[Math.floor(vocabulary.length ** share)];
  };
  return Array.from({ length: wordsEach }, (_, at) => word(at)).join(' ');
}

const platforms = ['x', 'linkedin', 'instagram'];
const tones = ['casual', 'funny'];

/** Of one owner 10,000 posts, which wait for their words, and five of everybody else's between them. */
export function fillPosts(pb: RunningPocketbase, { id: owner }: Person, rows: number): void {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 60_000 });
  database.exec('BEGIN');
  const [user, post] = [inserter(database, 'users'), inserter(database, 'posts')];
  const index = wordIndexer(database);
  const now = Date.now();
  const others = Math.ceil((rows - own) / 5);
  for (let n = 0; n < others; n += 1) user(userRow(idOf('u', n), `u${n}@example.com`, now, now));
  const write = (n: number) => {
    const isOwn = n % (rows / own) === 0;
    const userId = isOwn ? owner : idOf('u', n % others);
    const [id, text] = [idOf('p', n), textOf(n)];
    const platform = platforms[n % platforms.length] ?? '';
    const tags = n % 7 === 0 ? `["launch","week ${n % 40}"]` : '[]';
    const more = {
      platform,
      tone: tones[n % tones.length] ?? '',
      tags,
      pinned: n % 400 === 0 ? 1 : 0,
    };
    const indexed = isOwn ? 0 : 1;
    const row = { id, userId, text, indexed, timestamp: stored(now - n * 60_000), ...more };
    post(row);
    if (!isOwn) index(row);
  };
  mergingWords(database, () => {
    for (let n = 0; n < rows; n += 1) write(n);
  });
  database.exec('COMMIT');
  database.close();
}

/** As an upgrade does it, by the job that runs each minute. */
async function indexed(pb: RunningPocketbase): Promise<number> {
  const operator = await asSuperuser(pb);
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { readOnly: true });
  const waiting = database.prepare('SELECT count(*) AS n FROM posts WHERE indexed = 0');
  const began = performance.now();
  for (let run = 0; waiting.get()?.n !== 0; run += 1) {
    if (run % 500 === 0) await operator.crons.run('old_posts_get_words');
    await sleep(100);
  }
  database.close();
  return (performance.now() - began) / 1_000;
}

export const anything = {
  ...{ words: '', platform: '', tone: '', tag: '', voice: '', from: '', until: '' },
  ...{ sort: 'newest', after: '', limit: 30 },
};

const searches: [string, object][] = [
  ['the newest', {}],
  ['pinned first', { sort: 'pinned' }],
  ['one letter, in nearly every post', { words: 'b' }],
  ['the commonest word', { words: vocabulary[1] }],
  ['a rare word', { words: vocabulary.at(-1) }],
  ['two common beginnings', { words: 'ba to' }],
  ['one letter and a platform', { words: 'b', platform: 'x' }],
  ['the commonest word and a platform', { words: vocabulary[1], platform: 'x' }],
  ['one letter and a tag', { words: 'b', tag: 'launch' }],
  ['the commonest word and a tag', { words: vocabulary[1], tag: 'launch' }],
  ['one letter and a day that begins', { words: 'b', from: '2020-01-01' }],
  ['five beginnings', { words: 'ba to su la en' }],
  ['no such word', { words: 'xylophone' }],
  ['a tag', { tag: 'launch' }],
  ['platform, tone and a tag that is not there', { platform: 'x', tone: 'funny', tag: 'none' }],
  [
    'words, platform, tone and tag, oldest',
    { words: 'ba', platform: 'x', tone: 'casual', tag: 'launch', sort: 'oldest' },
  ],
];

async function timed(pb: RunningPocketbase, { token }: Person, asked: object) {
  const began = performance.now();
  const answer = await fetch(`${pb.url}/api/account/find-posts`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...anything, ...asked }),
  });
  const { found } = (await answer.json()) as FoundPosts;
  return { found, milliseconds: performance.now() - began };
}

/** Searches and imports of somebody who has saved 10,000 posts, among 200,000. */
export async function library(seconds: number): Promise<Row[]> {
  const pb = await startPocketbase();
  try {
    const ada = await signUp(pb);
    const all = 200_000;
    fillPosts(pb, ada, all);
    // What was connected has been closed meanwhile, which is heard of in a later turn.
    await sleep(100);
    await givePremium(await asSuperuser(pb), ada);
    const table = [
      row(
        `Words of ${own} posts, once with an upgrade`,
        `${(await indexed(pb)).toFixed(0)} s`,
        'any',
      ),
    ];
    for (const [name, asked] of searches) {
      const times: number[] = [];
      let count: number | null = 0;
      const before = processorTime(pb.pid);
      for (let round = 0; round < seconds * 10; round += 1) {
        const { found, milliseconds } = await timed(pb, ada, asked);
        count = found;
        times.push(milliseconds);
      }
      const figures = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1)).join(' / ');
      // What other work on the machine does not change.
      const each = ((processorTime(pb.pid) - before) / times.length).toFixed(0);
      const label = `Among ${own} of ${all}: ${name} (${count} found), median and 95th, and of a processor`;
      table.push(row(label, `${figures}, ${each} ms`, `≤ ${wantedMilliseconds} ms`));
    }
    table.push(...(await imports(pb, ada, textOf)));
    return table;
  } finally {
    await pb.stop();
  }
}
