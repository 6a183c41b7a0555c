/** @import * as Contract from '../../../../src/shared/contracts/ledger.ts' */

const rules = require('../../../../src/shared/rules.json');
const { second, stored } = require('../platform/time.js');
const { firstRow } = require('../platform/first-row.js');

const { holdSeconds, longestSeconds } = rules.generation;

// One statement each, so that a commit or a job that comes first wins. A hold that ran out but was not
// yet given back still owns its slot: renewed, it counts again.
const keepHold = `
  UPDATE generations
  SET expires = min({:until}, strftime('%Y-%m-%d %H:%M:%fZ', timestamp, '+${longestSeconds} seconds'))
  WHERE id = {:id} AND state = 'held' AND timestamp > {:oldest}
  RETURNING id`;

// It costs nothing and takes no slot, so nothing but its writer's own clock bounds it.
const keepTry = `
  UPDATE generations SET restUntil = {:until}
  WHERE id = {:id} AND restTries = {:attempt} AND restUntil != ''
  RETURNING id`;

/**
 * Called while a writer lives: a slow model takes longer than a hold lasts. An API that died renews
 * nothing, so what it left behind runs out as soon as ever.
 * @param {excludeHooks<core.App>} app
 * @param {Contract.RenewRequest} request
 * @param {number} now
 * @returns {Contract.RenewAnswer}
 */
function renew(app, { id, attempt }, now) {
  const until = stored(now + holdSeconds * second);
  const oldest = stored(now - longestSeconds * second);
  const row =
    attempt === null
      ? firstRow(app, keepHold, { id, until, oldest }, { id: '' })
      : firstRow(app, keepTry, { id, until, attempt }, { id: '' });
  return { outcome: row ? 'renewed' : 'gone' };
}

module.exports = { renew };
