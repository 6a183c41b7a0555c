import { DatabaseSync } from 'node:sqlite';
import { rules } from '#shared/rules.ts';
import { idOf, pick } from './mixed-ids.ts';
import {
  day,
  forgotten,
  generationRow,
  inserter,
  postInserter,
  postRow,
  stored,
  userRow,
  type Values,
} from './rows.ts';
import { mergingWords } from './word-indexes.ts';

export interface Sizes {
  users: number;
  posts: number;
  generations: number;
}

const years = 2;
/** Of all users; they have a customer at Stripe, a subscription and some events of the last weeks. */
const premiumShare = 0.03;
const eventsEach = 4;
const tombstoneShare = 0.02;
const sessionShare = 0.1;
const returnShare = 0.01;

/** Sorting once at the end costs a tenth of keeping indexes of millions of rows in order. */
function withoutIndexes(database: DatabaseSync, fill: () => void): void {
  const indexes = database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    .all();
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`);
  fill();
  for (const { sql } of indexes) database.exec(String(sql));
}

function fillUsers(database: DatabaseSync, { users }: Sizes, now: number): void {
  const insert = inserter(database, 'users');
  for (let n = 0; n < users; n += 1) {
    const { created, lastActive } = lifeOf(n, now);
    insert(userRow(idOf('u', n), `member${n}@example.com`, created, lastActive));
  }
}

function lifeOf(n: number, now: number): { created: number; lastActive: number } {
  const created = now - pick(n, years * 365 * 24 * 60) * 60_000;
  return {
    created,
    lastActive: created + Math.floor(((now - created) * pick(n + 7, 1_000)) / 1_000),
  };
}

/** One row of everybody after the other, so that each of a user's rows lies on a page of its own. */
function fillRows(
  insert: (values: Values) => void,
  { users, rows }: { users: number; rows: number },
  make: (n: number, round: number) => Values,
): void {
  for (let n = 0; n < rows; n += 1) insert(make(n % users, Math.floor(n / users)));
}

function fillGenerations(database: DatabaseSync, { users, generations }: Sizes, now: number) {
  const { generationsPerMonth: most } = rules.plans.free;
  fillRows(inserter(database, 'generations'), { users, rows: generations }, (n, round) => {
    const month = Math.floor(round / most);
    const { lastActive } = lifeOf(n, now);
    const at = Date.parse(`${stored(lastActive - month * 31 * day).slice(0, 7)}-01T00:00:00Z`);
    const slot = n < users * premiumShare ? 0 : (round % most) + 1;
    const [id, userId] = [idOf('g', n + round * users), idOf('u', n)];
    return { ...generationRow(id, userId, at + pick(n + round, day), slot), ...forgotten };
  });
}

function fillPosts(database: DatabaseSync, { users, posts }: Sizes, now: number) {
  const { savedPosts: most } = rules.plans.free;
  fillRows(postInserter(database), { users, rows: posts }, (n, round) => {
    const { lastActive } = lifeOf(n, now);
    const slot = round < most ? round + 1 : 0;
    return postRow(idOf('p', n + round * users), idOf('u', n), lastActive - round * day, slot);
  });
}

function fillBilling(database: DatabaseSync, { users }: Sizes, now: number): void {
  const subscription = inserter(database, 'subscriptions');
  const customer = inserter(database, 'stripe_customers');
  const event = inserter(database, 'stripe_events');
  for (let n = 0; n < users * premiumShare; n += 1) {
    const userId = idOf('u', n);
    const customerId = `cus_${userId}`;
    const paidUntil = stored(now + pick(n, 30) * day);
    customer({ id: idOf('c', n), userId, customerId, readAt: stored(now) });
    subscription({
      id: idOf('s', n),
      userId,
      status: 'active',
      timestamp: stored(now - 40 * day),
      stripeCustomerId: customerId,
      stripeSubscriptionId: `sub_${userId}`,
      priceId: 'price_month',
      currentPeriodEnd: paidUntil,
      syncedAt: stored(now),
    });
    for (let k = 0; k < eventsEach; k += 1) {
      const id = idOf('e', n * eventsEach + k);
      const created = stored(now - pick(n + k, 29 * 24) * 3_600_000);
      event({ id, eventId: `evt_${id}`, type: 'invoice.paid', state: 'processed', created });
    }
  }
}

function fillTraces(database: DatabaseSync, { users }: Sizes, now: number): void {
  const tombstone = inserter(database, 'quota_tombstones');
  for (let n = 0; n < users * tombstoneShare; n += 1) {
    const emailHash = `${idOf('h', n)}${idOf('i', n)}`.padEnd(64, '0');
    const period = stored(now - pick(n, 40) * day).slice(0, n % 2 === 0 ? 7 : 10);
    tombstone({ id: idOf('t', n), emailHash, period, used: 3 });
  }
  const session = inserter(database, 'ended_sessions');
  for (let n = 0; n < users * sessionShare; n += 1) {
    const until = stored(now + pick(n, 30 * 24) * 3_600_000);
    session({ id: idOf('l', n), session: `${idOf('m', n)}12345`, until });
  }
  const returned = inserter(database, 'generation_returns');
  for (let n = 0; n < users * returnShare; n += 1) {
    returned({
      id: idOf('r', n),
      userId: idOf('u', n),
      day: stored(now).slice(0, 10),
      returned: 1,
    });
  }
}

/** Millions of rows into a database after all migrations, past PocketBase, which must not be running. */
export function fillData(file: string, sizes: Sizes, now: number): void {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000',
  );
  mergingWords(database, () => {
    database.exec('BEGIN');
    withoutIndexes(database, () => {
      for (const fill of [fillUsers, fillGenerations, fillPosts, fillBilling, fillTraces]) {
        fill(database, sizes, now);
      }
    });
    database.exec('COMMIT; PRAGMA journal_mode = WAL; PRAGMA optimize(0x10002)');
  });
  database.close();
}
