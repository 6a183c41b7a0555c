/** @import { ForgetHistoryBody } from '../../../../src/shared/contracts/history.ts' */

const rules = require('../../../../src/shared/rules.json');
const { exclusively } = require('../platform/exclusive.js');
const { eachInPieces, inBatches, whileFull } = require('../platform/in-batches.js');
const { day, minute, stored } = require('../platform/time.js');
const { ending, oldestOf } = require('./lasting.js');

/** The row stays, since it is counted; a trigger takes its words from the index. */
const forgotten = `kept = 'gone', topic = '', details = '', voice = '', settings = '', result = '',
  [[bodyHash]] = '', indexed = 1`;

const forgetOne = `
  UPDATE generations SET ${forgotten}
  WHERE id = {:id} AND [[userId]] = {:user} AND kept <> 'gone' AND state = 'done'`;

const forgetSome = `
  UPDATE generations SET ${forgotten} WHERE id IN (
    SELECT id FROM generations
    WHERE [[userId]] = {:user} AND kept <> 'gone' AND state = 'done' AND refines = ''
      AND timestamp >= {:from} AND timestamp < {:before} AND expires <= {:over}
    LIMIT {:batch})`;

// Results of refinements are kept for their hours only.
const recent = "[[userId]] = {:user} AND timestamp > {:since} AND refines <> '' AND result <> ''";

const forgetRefinementsOf = `
  UPDATE generations SET result = '', [[bodyHash]] = '' WHERE ${recent} AND refines = {:id}`;

const dropSomeRefinements = `
  UPDATE generations SET result = '', [[bodyHash]] = ''
  WHERE id IN (SELECT id FROM generations WHERE ${recent} LIMIT {:batch})`;

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
  inBatches(app, forgetSome, { user, from, before: stored(now + 1), over });
  inBatches(app, dropSomeRefinements, { user, since: from });
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
  inBatches(app, forgetSome, { user, from: '', before, over: stored(now) }, mayGoOn);
}

/** Each lies on several pages, and has words in the index. */
const batch = 5;
const longestRun = 9 * minute;

// The owner may have chosen anew while rows were being marked: what the account says counts.
const due = `
  SELECT generations.id, generations.[[userId]], users.history FROM generations
  JOIN users ON users.id = generations.[[userId]]
  WHERE generations.kept = {:kept} AND generations.kept <> 'gone' AND generations.state = 'done'
    AND generations.timestamp < {:before} AND generations.expires <= {:now}
  LIMIT {:batch}`;

const mark = "UPDATE generations SET kept = {:kept} WHERE id = {:id} AND kept <> 'gone'";

/**
 * @param {CoreApp} tx
 * @param {string} kept
 * @param {number} now
 * @param {number} size
 */
function forgetSomeDue(tx, kept, now, size) {
  const rows = arrayOf(new DynamicModel({ id: '', userId: '', history: '' }));
  const before = oldestOf(kept, now);
  tx.db()
    .newQuery(due)
    .bind({ kept, before, now: stored(now), batch: size })
    .all(rows);
  for (const { id, userId, history } of rows) {
    const statement = history === kept ? forgetOne : mark;
    tx.db().newQuery(statement).bind({ id, user: userId, kept: history }).execute();
  }
  return rows.length;
}

/**
 * What is older than its owner wished.
 * @param {CoreApp} app
 * @param {number} now
 */
function forgetDue(app, now) {
  for (const kept of ending) {
    whileFull(batch, (size) => {
      if (Date.now() - now > longestRun) return 0;
      return exclusively(app, (tx) => forgetSomeDue(tx, kept, now, size));
    });
  }
}

module.exports = { forget, forgetBefore, forgetDue, forgetSince };
