/** @import * as Contract from '../../../../src/shared/contracts/ledger.ts' */

const rules = require('../../../../src/shared/rules.json');
const { firstRow } = require('../platform/first-row.js');
const { userOf } = require('../access/user-of-token.js');
const { findVoice } = require('../voices/voice-brief.js');

const { mends, mendTries } = rules.generation;
const mine = "userId = {:user} AND key = {:key} AND state = 'done'";

// One statement, so that two at once are two.
const count = `
  UPDATE generations SET mends = mends + 1, mendTries = mendTries + 1
  WHERE ${mine} AND mends < {:mends} AND mendTries < {:mendTries}
  RETURNING id, topic, details, voice, plan`;

const countShape = { id: '', topic: '', details: '', voice: '', plan: '' };

const known = `SELECT id FROM generations WHERE ${mine}`;

const giveBack = `
  UPDATE generations SET mends = mends - 1 WHERE id = {:id} AND mends > 0 RETURNING id`;

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
  const row = firstRow(app, count, Object.assign({ mends, mendTries }, whose), countShape);
  if (!row) {
    return { outcome: firstRow(app, known, whose, { id: '' }) ? 'mendsUsed' : 'mendUnknown' };
  }
  const { id, topic, details } = row;
  const found = findVoice(app, user.id, row.voice, row.plan);
  const voice = found.outcome === 'found' ? found.voice : null;
  return { outcome: 'counted', id, topic, details, voice };
}

/**
 * @param {excludeHooks<core.App>} app
 * @param {string} id
 * @returns {Contract.UnmendAnswer}
 */
function returnMend(app, id) {
  return { outcome: firstRow(app, giveBack, { id }, { id: '' }) ? 'returned' : 'gone' };
}

module.exports = { countMend, returnMend };
