/** @import * as Contract from '../../../../src/shared/contracts/ledger/settle.ts' */

const rules = require('../../../../src/shared/rules.json');
const { hour, stored } = require('../platform/time.js');
const { firstRow, onlyRow } = require('../platform/first-row.js');
const { exclusively } = require('../platform/exclusive.js');
const { giveBack } = require('./starts.js');

// One statement instead of a record's read and save halves the cost, and nothing is lost by its silence:
// pages that listen heard of the hold already, and a hold counts as much as what it becomes.
const finish = `
  UPDATE generations SET state = 'done', result = {:result}, expires = {:expires}
  WHERE id = {:id} AND state = 'held'
  RETURNING [[userId]], plan, period, slots`;

const finished = `
  SELECT [[userId]], plan, period, slots FROM generations WHERE id = {:id} AND state = 'done'`;

const rowShape = { userId: '', plan: '', period: '', slots: 0 };

const taken = `
  SELECT count(*) AS taken FROM generations
  WHERE [[userId]] = {:userId} AND period = {:period} AND slot > 0
    AND (state = 'done' OR expires > {:now})`;

/** @param {CoreApp} app @param {typeof rowShape} row @param {number} now */
function leftAfter(app, { userId, plan, period, slots }, now) {
  if (plan !== 'free') return null;
  const used = onlyRow(app, taken, { userId, period, now: stored(now) }, { taken: 0 });
  return Math.max(0, slots - used.taken);
}

/**
 * A hold that ran out but was not yet given back still owns its slot, so its commit counts.
 * @param {CoreApp} app
 * @param {string} id
 * @param {string} result
 * @param {number} now
 * @returns {Contract.CommitAnswer}
 */
function commit(app, id, result, now) {
  const expires = stored(now + rules.generation.resultHours * hour);
  const row =
    firstRow(app, finish, { id, result, expires }, rowShape) ||
    firstRow(app, finished, { id }, rowShape);
  return row ? { outcome: 'committed', left: leftAfter(app, row, now) } : { outcome: 'lost' };
}

/**
 * The site's starts stay as they are: what they count, the site's model, always begins.
 * @param {CoreApp} app
 * @param {Contract.ReleaseRequest} request
 * @returns {Contract.ReleaseAnswer}
 */
function release(app, { id, begun }) {
  return exclusively(app, (tx) => {
    const [row] = tx.findAllRecords('generations', $dbx.hashExp({ id, state: 'held' }));
    if (row && begun) giveBack(tx, row);
    else if (row) tx.delete(row);
    return { outcome: row ? 'released' : 'gone' };
  });
}

module.exports = { commit, leftAfter, release };
