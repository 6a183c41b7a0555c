/** @import * as Contract from '../../../../src/shared/contracts/ledger/settle.ts' */

const rules = require('../../../../src/shared/rules.json');
const { asIso, second, stored } = require('../platform/time.js');
const { firstRow } = require('../platform/first-row.js');

const { holdSeconds, longestSeconds } = rules.generation;

// One statement each, so that a commit or a job that comes first wins. A hold that ran out but was not
// yet given back still owns its slot: renewed, it counts again.
const keepHold = `
  UPDATE generations SET expires = {:until} WHERE id = {:id} AND state = 'held' RETURNING id`;

// Of a hold this never changes, so it may be read before.
const begun = "SELECT timestamp FROM generations WHERE id = {:id} AND state = 'held'";

// It costs nothing and takes no slot, so nothing but its writer's own clock bounds it.
const keepTry = `
  UPDATE generations SET [[restUntil]] = {:until}
  WHERE id = {:id} AND [[restTries]] = {:attempt} AND [[restUntil]] != ''
  RETURNING id`;

/** @param {CoreApp} app @param {string} id @param {number} now */
function renewHold(app, id, now) {
  const hold = firstRow(app, begun, { id }, { timestamp: '' });
  if (!hold) return undefined;
  const last = Date.parse(asIso(hold.timestamp)) + longestSeconds * second;
  if (last <= now) return undefined;
  const until = stored(Math.min(now + holdSeconds * second, last));
  return firstRow(app, keepHold, { id, until }, { id: '' });
}

/** @param {CoreApp} app @param {string} id @param {number} attempt @param {number} now */
function renewTry(app, id, attempt, now) {
  const until = stored(now + holdSeconds * second);
  return firstRow(app, keepTry, { id, until, attempt }, { id: '' });
}

/**
 * Called while a writer lives: a slow model takes longer than a hold lasts. An API that died renews
 * nothing, so what it left behind runs out as soon as ever.
 * @param {CoreApp} app
 * @param {Contract.RenewRequest} request
 * @param {number} now
 * @returns {Contract.RenewAnswer}
 */
function renew(app, { id, attempt }, now) {
  const row = attempt === null ? renewHold(app, id, now) : renewTry(app, id, attempt, now);
  return { outcome: row ? 'renewed' : 'gone' };
}

module.exports = { renew };
