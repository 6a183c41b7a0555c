import { DatabaseSync } from 'node:sqlite';
import { idOf } from './mixed-ids.ts';
import {
  day,
  forgotten,
  generationInserter,
  generationRow,
  inserter,
  postInserter,
  postRow,
  stored,
  userRow,
  type Values,
} from './rows.ts';

/** Who lives in the large database and in the empty one, with the same rows: they make the calls. */
export interface Resident {
  id: string;
  email: string;
}

export interface Residents {
  /** Premium, so that no limit ends a measurement. */
  members: Resident[];
  /** Free, each to be deleted once. */
  leavers: Resident[];
  /** Premium for years: too many rows for one transaction. */
  collectors: Resident[];
  /** The same, but unused for long and told of it, so that a job deletes them. */
  sleepers: Resident[];
}

const rowsOf = { members: 100, leavers: 5, collectors: 10_000, sleepers: 10_000 };
const counts = { members: 33, leavers: 400, collectors: 2, sleepers: 1 };

/** Those of an earlier measurement in the same folder are partly gone, so each has its own. */
const ofOneMeasurement = 10_000_000;

function people(kind: keyof Residents, first: number): Resident[] {
  return Array.from({ length: counts[kind] }, (_, n) => {
    // A letter of their own, so that nobody of the large database has it.
    const id = idOf(kind.charAt(0), first + n);
    return { id, email: `${kind}${first + n}@example.com` };
  });
}

export function residentsOf(measurement: number): Residents {
  const first = measurement * ofOneMeasurement;
  return {
    members: people('members', first),
    leavers: people('leavers', first),
    collectors: people('collectors', first),
    sleepers: people('sleepers', first),
  };
}

interface Moving {
  residents: Residents;
  measurement: number;
  now: number;
}

/** Those of different people one after the other, as they come about. */
function addRows(
  database: DatabaseSync,
  kind: keyof Residents,
  { residents, measurement, now }: Moving,
): void {
  const forgottenOne = inserter(database, 'generations');
  const generation =
    kind === 'sleepers'
      ? (row: Values) => forgottenOne({ ...row, ...forgotten })
      : generationInserter(database);
  const post = postInserter(database);
  for (let k = 0; k < rowsOf[kind]; k += 1) {
    for (const [n, { id }] of residents[kind].entries()) {
      const number = measurement * ofOneMeasurement + k * 1_000 + n;
      const slot = kind === 'leavers' ? k + 1 : 0;
      const at = now - (kind === 'sleepers' ? 300 : 3) * day - k * 60_000;
      generation(generationRow(idOf(kind.charAt(0), number), id, at, slot));
      post(postRow(idOf(kind.charAt(0), number), id, at, slot));
    }
  }
}

export function moveIn(file: string, measurement: number, now: number): void {
  const database = new DatabaseSync(file);
  const residents = residentsOf(measurement);
  database.exec('BEGIN');
  const user = inserter(database, 'users');
  const subscription = inserter(database, 'subscriptions');
  for (const kind of ['members', 'leavers', 'collectors', 'sleepers'] as const) {
    for (const { id, email } of residents[kind]) {
      if (kind === 'sleepers') {
        const inactivityNotice = stored(now - 40 * day);
        user({ ...userRow(id, email, now - 400 * day, now - 300 * day), inactivityNotice });
        continue;
      }
      user(userRow(id, email, now - 400 * day, now - day / 2));
      if (kind === 'leavers') continue;
      const currentPeriodEnd = stored(now + 20 * day);
      const status = 'active';
      subscription({ id, userId: id, status, timestamp: stored(now), currentPeriodEnd });
    }
    addRows(database, kind, { residents, measurement, now });
  }
  database.exec('COMMIT');
  database.close();
}
