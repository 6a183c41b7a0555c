/** @import * as Contract from '../../../../../src/shared/contracts/ledger/rest.ts' */
/** @import { GeneratedPost } from '../../../../../src/shared/contracts/page-api.ts' */
/** @import { Plan } from '../../../../../src/shared/rules.ts' */

const rules = require('../../../../../src/shared/rules.json');
const { second, stored } = require('../../platform/time.js');
const { firstRow } = require('../../platform/first-row.js');
const { exclusively } = require('../../platform/exclusive.js');
const { userOf } = require('../../access/user-of-token.js');
const { findVoice } = require('../../voices/voice-brief.js');
const { modelInUse } = require('../../own-models/in-use.js');
const { leftAfter } = require('../commit-release.js');
const { whyNoReplay } = require('../known-key.js');
const { platformOf, restOf } = require('../../order/platforms.js');

const { holdSeconds } = rules.generation;

const generation = `
  SELECT id, [[userId]], plan, period, slots, state, [[bodyHash]], result, expires, platform, also,
    [[restTries]], [[restGiven]], [[restUntil]], [[ownModel]]
  FROM generations WHERE [[userId]] = {:user} AND key = {:key}`;

const generationShape = {
  id: '',
  userId: '',
  plan: '',
  period: '',
  slots: 0,
  state: '',
  bodyHash: '',
  result: '',
  expires: '',
  platform: '',
  also: '',
  restTries: 0,
  restGiven: '',
  restUntil: '',
  ownModel: '',
};

// Until the try ends, lapses or gives its posts, it is the only one.
const begin = `
  UPDATE generations SET [[restTries]] = [[restTries]] + 1, [[restUntil]] = {:until} WHERE id = {:id}`;

/**
 * @param {typeof generationShape} row
 * @param {string} platform
 */
function countPosts(row, platform) {
  /** @type {{ posts: GeneratedPost[] }} */
  const { posts } = JSON.parse(row.result);
  return posts.filter((post) => platformOf(post, row) === platform).length;
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} user
 * @param {Contract.ReopenRequest} request
 * @param {number} now
 * @returns {Contract.ReopenAnswer}
 */
function decide(tx, user, request, now) {
  const row = firstRow(tx, generation, { user: user.id, key: request.key }, generationShape);
  if (!row) return { outcome: 'resultGone' };
  const why = whyNoReplay(row, request.bodyHash, stored(now));
  if (why) return why;
  if (row.restUntil > stored(now)) return { outcome: 'running' };
  const { id, result, ownModel } = row;
  // A text to the database; the hold wrote the name of a plan.
  const plan = /** @type {Plan} */ (row.plan);
  const left = leftAfter(tx, row, now);
  const platform = request.platform || row.platform;
  const rest = restOf(row);
  if (countPosts(row, platform) >= request.posts) {
    return { outcome: 'replay', result, plan, left, rest, ownModel };
  }
  if (!rest.includes(platform)) return { outcome: 'restUsed' };
  const own = ownModel !== '' && request.ownModels ? modelInUse(tx, user.id) : null;
  // Otherwise one post of a model of one's own would bring the others of the site's for nothing.
  if (ownModel !== '' && own === null) return { outcome: 'ownModelGone' };
  const found = findVoice(tx, user.id, request.voice, plan);
  if (found.outcome !== 'found') return found;
  const until = stored(now + holdSeconds * second);
  tx.db().newQuery(begin).bind({ id, until }).execute();
  const attempt = row.restTries + 1;
  const others = rest.filter((one) => one !== platform);
  const { voice } = found;
  return { outcome: 'reopened', id, attempt, result, rest: others, plan, left, voice, own };
}

/**
 * A generation that is done but lacks posts may be continued once for each of its platforms, at no cost: it
 * was counted when its first post was shown. A try that gave none may be repeated a few times.
 * @param {CoreApp} app
 * @param {Contract.ReopenRequest} request
 * @param {number} now
 * @returns {Contract.ReopenAnswer}
 */
function reopen(app, request, now) {
  const user = userOf(app, request.userToken);
  if (!user) return { outcome: 'unauthenticated' };
  return exclusively(app, (tx) => decide(tx, user, request, now));
}

module.exports = { reopen };
