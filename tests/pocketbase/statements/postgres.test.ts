import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  postgresPrograms,
  type RunningPostgres,
  startPostgres,
} from '#tests/harness/database/postgres.ts';
import { askPostgres, askSqlite, moveToPostgres, type Told } from './both-databases.ts';
import { isQuery } from './printed.ts';
import { type Tour, takeTour } from './tour.ts';
import { writtenStatements } from './written.ts';

const programs = postgresPrograms();
if (programs === undefined) {
  process.stderr.write(
    'SKIPPED: whether PostgreSQL takes the statements of the hooks. There is none here; on Debian: apt-get install postgresql\n',
  );
}

let tour: Tour;
let postgres: RunningPostgres;

beforeAll(async () => {
  if (programs === undefined) return;
  tour = await takeTour();
  postgres = await startPostgres(programs);
});

afterAll(async () => {
  if (programs === undefined) return;
  await postgres.stop();
  await tour.stop();
});

/** The word indexes and their job, which stand in `lib/library/word-index.js` and nowhere else. */
const ofSqliteOnly = /\b(?:post|generation)_words|\btotal_changes\b/;

/** Every statement of the hooks' source, as often as it was asked with other values. */
async function askedByHooks(): Promise<string[]> {
  const written = writtenStatements();
  const all = () => tour.statements().filter(isQuery);
  await expect.poll(() => written.every((each) => each.isIn(all()))).toBe(true);
  return [...new Set(all())]
    .filter((each) => !ofSqliteOnly.test(each))
    .filter((each) => written.some((one) => one.isIn([each])));
}

/** Where it names no order, which rows come first is up to the database. */
const isAnyOf = (statement: string) =>
  /\bLIMIT \d+$/.test(statement) && !/\bORDER BY\b/.test(statement);

function comparable(told: Told, statement: string): unknown {
  return 'rows' in told && isAnyOf(statement) ? told.rows.length : told;
}

test.skipIf(programs === undefined)(
  'PostgreSQL takes every statement of the hooks and answers as SQLite does',
  async () => {
    const statements = await askedByHooks();
    await tour.pb.kill('SIGTERM');
    const database = new DatabaseSync(join(tour.pb.dataDir, 'data.db'));
    moveToPostgres(database, postgres);
    const told = askPostgres(postgres, statements);
    for (const [at, statement] of statements.entries()) {
      const [ofPostgres, ofSqlite] = [told[at], askSqlite(database, statement)];
      expect(ofPostgres && comparable(ofPostgres, statement), statement).toEqual(
        comparable(ofSqlite, statement),
      );
    }
    database.close();
  },
);
