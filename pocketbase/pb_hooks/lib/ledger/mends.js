/** @import * as Contract from '../../../../src/shared/contracts/ledger.ts' */

const rules = require('../../../../src/shared/rules.json');
const { firstRow } = require('../platform/first-row.js');
const { userOf } = require('../access/user-of-token.js');

const { mends } = rules.generation;
const mine = "userId = {:user} AND key = {:key} AND state = 'done'";

// One statement, so that two at once are two.
const count = `
  UPDATE generations SET mends = mends + 1 WHERE ${mine} AND mends < {:most}
  RETURNING topic, details`;

const known = `SELECT id FROM generations WHERE ${mine}`;

/**
 * A post of a generation may be mended by a model, so many times for all of its posts.
 * @param {excludeHooks<core.App>} app
 * @param {Contract.MendRequest} request
 * @returns {Contract.MendAnswer}
 */
function countMend(app, { userToken, key }) {
  const user = userOf(app, userToken);
  if (!user) return { outcome: 'unauthenticated' };
  const whose = { user: user.id, key };
  const row = firstRow(app, count, Object.assign({ most: mends }, whose), {
    topic: '',
    details: '',
  });
  if (row) return { outcome: 'counted', topic: row.topic, details: row.details };
  return { outcome: firstRow(app, known, whose, { id: '' }) ? 'mendsUsed' : 'mendUnknown' };
}

module.exports = { countMend };
