/** @import { ForgetHistoryBody } from '../../../../src/shared/contracts/history.ts' */

const rules = require('../../../../src/shared/rules.json');
const { firstRow } = require('../platform/first-row.js');
const { changeInBatches, eachInPieces, whileFull } = require('../platform/in-batches.js');
const { day, minute, stored } = require('../platform/time.js');
const { ending, oldestOf } = require('./lasting.js');

/** The row stays, since it is counted; a trigger takes its words from the index. */
const forgotten = `kept = 'gone', topic = '', details = '', voice = '', settings = '', result = '',
  [[bodyHash]] = '', indexed = 1`;

const forgetOne = `
  UPDATE generations SET ${forgotten}
  WHERE id = {:id} AND [[userId]] = {:user} AND kept <> 'gone' AND state = 'done'`;

const forgetSome = {
  table: 'generations',
  change: `UPDATE generations SET ${forgotten} WHERE id = {:id}`,
  condition: `[[userId]] = {:user} AND kept <> 'gone' AND state = 'done' AND refines = ''
    AND timestamp >= {:from} AND timestamp < {:before} AND expires <= {:over}`,
};

// Results of refinements are kept for their hours only.
const recent = "[[userId]] = {:user} AND timestamp > {:since} AND refines <> '' AND result <> ''";

const forgetRefinementsOf = `
  UPDATE generations SET result = '', [[bodyHash]] = '' WHERE ${recent} AND refines = {:id}`;

const dropSomeRefinements = {
  table: 'generations',
  change: "UPDATE generations SET result = '', [[bodyHash]] = '' WHERE id = {:id}",
  condition: recent,
};

/** @param {number} now */
const since = (now) => stored(now - 3 * day);

/**
 * Those of them that are there and one's own; others are passed over as if they did not exist.
 * @param {CoreApp} app
 * @param {string} user
 * @param {ForgetHistoryBody} asked
 * @param {number} now
 */
function forget(app, user, { ids }, now) {
  if (ids.length > rules.library.manyAtOnce)
    throw new BadRequestError(rules.messages.requestInvalid);
  eachInPieces(app, ids, (tx, id) => {
    tx.db().newQuery(forgetOne).bind({ id, user }).execute();
    tx.db()
      .newQuery(forgetRefinementsOf)
      .bind({ id, user, since: since(now) })
      .execute();
  });
}

/**
 * What one has generated since some moment.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string} from
 * @param {number} now
 */
function forgetSince(app, user, from, now) {
  const over = stored(now + 365 * day);
  changeInBatches(app, forgetSome, { user, from, before: stored(now + 1), over });
  changeInBatches(app, dropSomeRefinements, { user, since: from });
}

/**
 * What one has generated before some moment; what may be asked for again stays for the hours of that.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string} before
 * @param {number} now
 * @param {() => boolean} mayGoOn
 */
function forgetBefore(app, user, before, now, mayGoOn) {
  changeInBatches(app, forgetSome, { user, from: '', before, over: stored(now) }, mayGoOn);
}

/** Found at once; how many of them a transaction forgets, its time decides. */
const batch = 5;
const longestRun = 9 * minute;

const isDue = `generations.kept = {:kept} AND generations.kept <> 'gone' AND generations.state = 'done'
    AND generations.timestamp < {:before} AND generations.expires <= {:now}`;

const ofUsers = 'FROM generations JOIN users ON users.id = generations.[[userId]]';

const due = `SELECT generations.id ${ofUsers} WHERE ${isDue} LIMIT {:batch}`;

// Asked of one row as a condition, it would tempt SQLite to go through all that are due: where statistics are from a time
// when nothing was, an index of them seems empty.
const stillDue = `
  SELECT generations.[[userId]], users.history, CASE WHEN ${isDue} THEN 1 ELSE 0 END AS due ${ofUsers}
  WHERE generations.id = {:id}`;

const mark = "UPDATE generations SET kept = {:kept} WHERE id = {:id} AND kept <> 'gone'";

/**
 * The owner may have chosen anew while rows were being marked: what the account says counts.
 * @param {CoreApp} tx
 * @param {string} id
 * @param {{ kept: string, before: string, now: string }} asked
 */
function forgetOneDue(tx, id, asked) {
  const row = firstRow(tx, stillDue, Object.assign({ id }, asked), {
    userId: '',
    history: '',
    due: 0,
  });
  if (!row || row.due === 0) return;
  const statement = row.history === asked.kept ? forgetOne : mark;
  tx.db().newQuery(statement).bind({ id, user: row.userId, kept: row.history }).execute();
}

/**
 * What is older than its owner wished.
 * @param {CoreApp} app
 * @param {number} now
 */
function forgetDue(app, now) {
  for (const kept of ending) {
    const asked = { kept, before: oldestOf(kept, now), now: stored(now) };
    whileFull(batch, (size) => {
      if (Date.now() - now > longestRun) return 0;
      const found = arrayOf(new DynamicModel({ id: '' }));
      app
        .db()
        .newQuery(due)
        .bind(Object.assign({ batch: size }, asked))
        .all(found);
      eachInPieces(app, Array.from(found), (tx, { id }) => forgetOneDue(tx, id, asked));
      return found.length;
    });
  }
}

module.exports = { forget, forgetBefore, forgetDue, forgetSince };
