import { DatabaseSync } from 'node:sqlite';
import type { Resident, Residents } from './residents.ts';
import { day, stored } from './rows.ts';

/** What a job has to do, and how one sees that it has. */
export interface Leftover {
  cron: string;
  make: string;
  left: string;
}

/** A busy hour's, or what a machine finds that was off for a night. */
const many = 20_000;
const holds = 2_000;

const old = `'2020-01-01'`;
const ago = (days: number) => `'${stored(Date.now() - days * day)}'`;

const result = JSON.stringify({
  posts: Array(5).fill({ text: 'A post of some length. '.repeat(8) }),
});

/** Rows from all over the file. */
const some = (table: string, rows: number, condition = '1', order = 'id') =>
  `id IN (SELECT id FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ${rows})`;

const done = `state = 'done' AND expires = ''`;

/** Others than those that were changed a moment ago, since they are in memory. */
const pastOf = (rows: number) =>
  some('generations', rows, `${done} AND kept = 'gone' AND timestamp < ${ago(60)}`, 'id DESC');

const isRemembered = `kept = '' AND kept <> 'gone' AND state = 'done' AND timestamp < ${ago(60)}`;

/** The table's column gets the value, by which the job finds its rows. */
const aged = (cron: string, table: string, column: string, left: string): Leftover => ({
  cron,
  make: `UPDATE OR IGNORE ${table} SET ${column} = ${old} WHERE ${some(table, many)}`,
  left: `SELECT count(*) FROM ${table} WHERE ${left}`,
});

/** What a number of rows from all over the file leaves to do. */
export const leftovers: Leftover[] = [
  {
    cron: 'lapsed_holds_go',
    make: `UPDATE generations
      SET state = 'held', slot = 0, expires = ${old}, timestamp = ${ago(1)}
      WHERE ${some('generations', holds, done)}`,
    left: `SELECT count(*) FROM generations WHERE state = 'held' AND expires = ${old}`,
  },
  {
    cron: 'old_results_go',
    make: `UPDATE generations SET result = '${result}', expires = ${old}
      WHERE ${some('generations', many, done)}`,
    left: `SELECT count(*) FROM generations WHERE state = 'done' AND expires = ${old}`,
  },
  {
    cron: 'old_history_goes',
    make: `UPDATE generations
        SET kept = '', topic = 'balcony tomatoes', details = 'from four pots', result = '${result}'
        WHERE ${pastOf(many)};
      INSERT INTO generation_words_of (generation, owner, words)
        SELECT id, userId, 'balcony tomatoes from four pots a post of some length'
        FROM generations WHERE ${isRemembered}
        ON CONFLICT (generation) DO NOTHING`,
    left: `SELECT count(*) FROM generations WHERE ${isRemembered}`,
  },
  aged('old_starts_go', 'generation_returns', 'day', `day = ${old}`),
  aged(
    'old_tombstones_go',
    'quota_tombstones',
    'period',
    `length(period) = 10 AND period = ${old}`,
  ),
  aged('old_stripe_events_go', 'stripe_events', 'created', `created = ${old}`),
  aged('old_sessions_go', 'ended_sessions', 'until', `until = ${old}`),
];

const listed = (people: Resident[]) => people.map(({ id }) => `'${id}'`).join();

/** What those leave to do who live in the file for this measurement. */
export const leftoversOf = ({ members, collectors }: Residents): Leftover[] => [
  {
    cron: 'wished_history_goes',
    make: `UPDATE users SET historyFrom = ${ago(3)} WHERE id IN (${listed(collectors.slice(0, 1))})`,
    left: `SELECT count(*) FROM users WHERE historyFrom > ''`,
  },
  {
    cron: 'history_gets_words',
    make: `UPDATE generations SET indexed = 0 WHERE userId IN (${listed(members)})`,
    left: `SELECT count(*) FROM generations WHERE indexed = 0 AND state = 'done'`,
  },
  {
    cron: 'old_posts_get_words',
    make: `UPDATE posts SET indexed = 0 WHERE userId IN (${listed(members)})`,
    left: 'SELECT count(*) FROM posts WHERE indexed = 0',
  },
];

const unusedForLong = `[inactivityNotice] = '' AND [lastActive] > '' AND [lastActive] < ${ago(300)}
  AND id NOT IN (SELECT [userId] FROM subscriptions)`;

/** Besides the one who collected, who was told already. */
export const toldLongAgo = `UPDATE users SET [inactivityNotice] = ${ago(40)}
  WHERE ${some('users', 100, unusedForLong, '[lastActive]')}`;

export function write(file: string, statements: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(`BEGIN IMMEDIATE; ${statements}; COMMIT`);
  database.close();
}
