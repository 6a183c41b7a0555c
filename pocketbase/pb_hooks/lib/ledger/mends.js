/** @import * as Contract from '../../../../src/shared/contracts/ledger/mends.ts' */

const rules = require('../../../../src/shared/rules.json');
const { firstRow } = require('../platform/first-row.js');
const { stored } = require('../platform/time.js');
const { userOf } = require('../access/user-of-token.js');
const { findVoice } = require('../voices/voice-brief.js');
const { modelInUse } = require('../own-models/in-use.js');

const { mends, mendTries } = rules.generation;
// For its hours only: whoever saved up the mends of months could spend them in an hour.
const mine = `[[userId]] = {:user} AND key = {:key} AND refines = '' AND state = 'done'
  AND result != '' AND expires > {:now}`;

const known = `
  SELECT id, topic, details, voice, plan, [[ownModel]] FROM generations WHERE ${mine}`;

const knownShape = { id: '', topic: '', details: '', voice: '', plan: '', ownModel: '' };

// One statement, so that two at once are two.
const count = `
  UPDATE generations SET mends = mends + 1, [[mendTries]] = [[mendTries]] + 1
  WHERE ${mine} AND mends < {:mends} AND [[mendTries]] < {:mendTries}
  RETURNING id`;

const giveBack = `
  UPDATE generations SET mends = mends - 1 WHERE id = {:id} AND mends > 0 RETURNING id`;

/**
 * A post of a generation may be mended by a model, so many times for all of its posts: by the user's own
 * model where that wrote it, else by the site's.
 * @param {CoreApp} app
 * @param {Contract.MendRequest} request
 * @param {number} now
 * @returns {Contract.MendAnswer}
 */
function countMend(app, { userToken, key, ownModels, siteMends }, now) {
  const user = userOf(app, userToken);
  if (!user) return { outcome: 'unauthenticated' };
  const whose = { user: user.id, key, now: stored(now) };
  const row = firstRow(app, known, whose, knownShape);
  if (!row) return { outcome: siteMends ? 'mendUnknown' : 'mendNeedsModel' };
  const { id, ownModel, topic, details } = row;
  const own = ownModel !== '' && ownModels ? modelInUse(app, user.id) : null;
  if (ownModel !== '' && own === null) return { outcome: 'ownModelGone' };
  if (own === null && !siteMends) return { outcome: 'mendNeedsModel' };
  const most = Object.assign({ mends, mendTries }, whose);
  if (!firstRow(app, count, most, { id: '' })) return { outcome: 'mendsUsed' };
  const found = findVoice(app, user.id, row.voice, row.plan);
  const voice = found.outcome === 'found' ? found.voice : null;
  return { outcome: 'counted', id, topic, details, voice, own };
}

/**
 * @param {CoreApp} app
 * @param {string} id
 * @returns {Contract.UnmendAnswer}
 */
function returnMend(app, id) {
  return { outcome: firstRow(app, giveBack, { id }, { id: '' }) ? 'returned' : 'gone' };
}

module.exports = { countMend, returnMend };
