import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { rules } from '#shared/rules.ts';
import { pick } from './mixed-ids.ts';

export const day = 86_400_000;

/** What everybody's password is, hashed as cheaply as bcrypt can: a login is measured without its hash. */
export const password = 'correct horse battery';
export const passwordHash = '$2a$04$abcdefghijklmnopqrstuuqREtd3VJD2QVZbuFskFSLk6eRIrQoOS';

const words =
  'a post about balcony tomatoes that grew from four pots last summer and what the neighbors said of it '.repeat(
    10,
  );

export const stored = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replace('T', ' ');

export type Values = Record<string, SQLInputValue>;

/** Writes rows of a table; what is not named has the table's own default. */
export function inserter(database: DatabaseSync, table: string): (values: Values) => void {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return (values) => {
    const names = Object.keys(values);
    const key = names.join();
    let statement = statements.get(key);
    if (statement === undefined) {
      const columns = names.map((name) => `"${name}"`).join(', ');
      const sql = `INSERT INTO ${table} (${columns}) VALUES (${names.map(() => '?').join(', ')})`;
      statement = database.prepare(sql);
      statements.set(key, statement);
    }
    statement.run(...Object.values(values));
  };
}

export function userRow(id: string, email: string, created: number, lastActive: number): Values {
  return {
    id,
    email,
    password: passwordHash,
    tokenKey: `${id}${id}${id}`,
    timeZone: 'UTC',
    created: stored(created),
    updated: stored(created),
    lastActive: stored(lastActive),
  };
}

/** One that is in the word index already, or its job would run beside what is measured. */
export function postRow(id: string, userId: string, at: number, slot: number): Values {
  const length = 120 + pick(at, 500);
  const text = words.slice(pick(at + 1, 100), length);
  const timestamp = stored(at);
  const more = { tags: '["launch"]', indexed: 1, changed: timestamp };
  return { id, userId, text, platform: 'x', tone: 'casual', timestamp, slot, ...more };
}

/** What the job would make of a text: plain small letters are their own words. */
export function wordIndexer(database: DatabaseSync): (post: Values) => void {
  const insert = database.prepare(
    'INSERT INTO post_words_of (post, owner, words, tags) VALUES (?, ?, ?, ?)',
  );
  return ({ id = null, userId = null, text, tags }) => {
    const words = [...new Set(String(text).trim().split(' '))].join(' ');
    const ofTags = (JSON.parse(String(tags)) as string[]).join(' ');
    insert.run(id, userId, words, ofTags);
  };
}

export function postInserter(database: DatabaseSync): (post: Values) => void {
  const insert = inserter(database, 'posts');
  const index = wordIndexer(database);
  return (post) => {
    insert(post);
    index(post);
  };
}

/** One whose result is dropped. Forgotten or in the word index, or jobs would run beside what is measured. */
export function generationRow(id: string, userId: string, at: number, slot: number): Values {
  return {
    id,
    userId,
    timestamp: stored(at),
    topic: words.slice(0, 20 + pick(at, 60)),
    details: words.slice(0, pick(at + 1, 300)),
    tone: 'casual',
    platform: 'x',
    plan: slot > 0 ? 'free' : 'premium',
    period: stored(at).slice(0, 7),
    slot,
    slots: rules.plans.free.generationsPerMonth,
    state: 'done',
    key: `${id}-0000-4000-8000`,
    bodyHash: `${id}${id}${id}${id}`,
  };
}

/** What forgetting leaves of one, as of most that are older than a month. */
export const forgotten = { kept: 'gone', indexed: 1, topic: '', details: '', bodyHash: '' };

/** One that its owner still finds in the history. */
export function generationInserter(database: DatabaseSync): (generation: Values) => void {
  const insert = inserter(database, 'generations');
  const index = database.prepare(
    'INSERT INTO generation_words_of (generation, owner, words) VALUES (?, ?, ?)',
  );
  return (generation) => {
    insert({ ...generation, kept: 'month', indexed: 1 });
    const { id = null, userId = null, topic, details } = generation;
    index.run(id, userId, [...new Set(`${topic} ${details}`.trim().split(/ +/))].join(' '));
  };
}
