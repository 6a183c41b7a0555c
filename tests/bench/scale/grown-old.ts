import { DatabaseSync } from 'node:sqlite';
import { day, stored } from './rows.ts';

/** What a job has to do, and how one sees that it has. */
export interface Leftover {
  cron: string;
  left: string;
}

/** A busy hour's, or what a machine finds that was off for a night. */
const many = 20_000;
const holds = 2_000;

const old = `'2020-01-01'`;

export const leftovers: Leftover[] = [
  {
    cron: 'lapsed_holds_go',
    left: `SELECT count(*) FROM generations WHERE state = 'held' AND expires = ${old}`,
  },
  {
    cron: 'old_results_go',
    left: `SELECT count(*) FROM generations WHERE state = 'done' AND expires = ${old}`,
  },
  {
    cron: 'old_starts_go',
    left: `SELECT count(*) FROM generation_returns WHERE day = ${old}`,
  },
  {
    cron: 'old_tombstones_go',
    left: `SELECT count(*) FROM quota_tombstones WHERE length(period) = 10 AND period = ${old}`,
  },
  {
    cron: 'old_stripe_events_go',
    left: `SELECT count(*) FROM stripe_events WHERE created = ${old}`,
  },
  {
    cron: 'old_sessions_go',
    left: `SELECT count(*) FROM ended_sessions WHERE until = ${old}`,
  },
];

const some = (table: string, rows: number, condition = '1') =>
  `id IN (SELECT id FROM ${table} WHERE ${condition} ORDER BY id LIMIT ${rows})`;

/** Rows from all over the file become due, and others bear the text of a result. */
export function grownOld(file: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const result = JSON.stringify({
    posts: Array(5).fill({ text: 'A post of some length. '.repeat(8) }),
  });
  const generations = (rows: number) =>
    some('generations', rows, `state = 'done' AND expires = ''`);
  database.exec(`
    UPDATE generations SET state = 'held', slot = 0, expires = ${old}, timestamp = '${stored(Date.now() - day)}'
      WHERE ${generations(holds)};
    UPDATE generations SET result = '${result}', expires = ${old} WHERE ${generations(many)};
    UPDATE generation_returns SET day = ${old} WHERE ${some('generation_returns', many)};
    UPDATE quota_tombstones SET period = ${old} WHERE ${some('quota_tombstones', many)};
    UPDATE stripe_events SET created = ${old} WHERE ${some('stripe_events', many)};
    UPDATE ended_sessions SET until = ${old} WHERE ${some('ended_sessions', many)};
  `);
  database.close();
}
