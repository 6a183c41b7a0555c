/** @import * as Contract from '../../../../src/shared/contracts/ledger/refinements.ts' */
/** @import { OwnModelBrief } from '../../../../src/shared/contracts/own-models.ts' */
/** @import { HoldParameters } from './hold-allowance.js' */
/** @import { Plan } from '../../../../src/shared/rules.ts' */
/** @typedef {ReturnType<typeof placesOf>} Places */

/**
 * @typedef {{
 *   plan: Plan,
 *   places: Places,
 *   source: NonNullable<ReturnType<typeof sourceOf>>,
 *   own: OwnModelBrief | null,
 *   uncounted: boolean,
 * }} Known
 */

const rules = require('../../../../src/shared/rules.json');
const { second, stored } = require('../platform/time.js');
const { firstRow } = require('../platform/first-row.js');
const { exclusively } = require('../platform/exclusive.js');
const { userOf } = require('../access/user-of-token.js');
const { premiumParameters } = require('../billing/premium.js');
const { findVoice } = require('../voices/voice-brief.js');
const { modelInUse } = require('../own-models/in-use.js');
const { emailHash } = require('./email-hash.js');
const { lapsedHoldsOf } = require('./expiry.js');
const { writerOf } = require('./hold.js');
const { periodOf } = require('./period.js');
const { isPremiumPlatform } = require('../order/platforms.js');
const { answerToKnownKey, situation, situationShape } = require('./refinement-key.js');
const { placesOf } = require('./refinement-places.js');
const { sourceOf } = require('./refinement-source.js');
const { areRefinementsUsed, countSiteStart, dayOf, giveBack, isSiteFull } = require('./starts.js');
const { isWithdrawn } = require('./withdrawal.js');

/**
 * @param {CoreApp} tx
 * @param {Contract.RefineRequest} request
 * @param {Known & { starts: number, day: string }} known
 * @returns {Contract.RefineAnswer | null}
 */
function refusal(tx, request, { plan, starts, places, source, own, uncounted, day }) {
  if (source.state === 'held') return { outcome: 'running' };
  // Otherwise the site's model would refine without end what its owner's wrote uncounted.
  if (source.uncounted && own === null) return { outcome: 'ownModelGone' };
  const isFree = plan === 'free';
  if (isFree && isPremiumPlatform(request.platform)) return { outcome: 'platformRefused' };
  if (areRefinementsUsed(!isFree, starts, request.fairUsePerDay)) return { outcome: 'startsUsed' };
  if (places.limit !== null && places.slot > places.slots && !uncounted) {
    return { outcome: source.id === '' ? 'sharedRefinementsUsed' : 'refinementsUsed' };
  }
  return own === null && isSiteFull(tx, request.sitePerDay, day) ? { outcome: 'siteUsed' } : null;
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} user
 * @param {Contract.RefineRequest} request
 * @param {Known & { period: string, refines: string }} known
 * @param {number} now
 * @returns {Contract.RefineAnswer}
 */
function insert(tx, user, request, { plan, period, places, source, refines, own, uncounted }, now) {
  const row = new Record(tx.findCachedCollectionByNameOrId('generations'), {
    id: request.id,
    userId: user.id,
    tone: request.tone,
    platform: request.platform,
    voice: source.voice,
    plan,
    period,
    slot: 0,
    refines,
    refineSlot: uncounted ? 0 : places.slot,
    // What it was about is told by its generation; its own result goes after its hours.
    kept: 'gone',
    indexed: 1,
    ownModel: own === null ? '' : own.model,
    writer: writerOf(own, request),
    // In the month's count.
    uncounted: true,
    state: 'held',
    key: request.key,
    bodyHash: request.bodyHash,
    expires: stored(now + rules.generation.holdSeconds * second),
  });
  tx.saveNoValidate(row);
  if (request.sitePerDay !== null && own === null) countSiteStart(tx, dayOf(now));
  const found = findVoice(tx, user.id, source.voice, plan);
  const { topic, details } = source;
  const left = places.left === null || uncounted ? places.left : places.left - 1;
  return {
    outcome: 'held',
    id: row.id,
    userId: user.id,
    plan,
    left,
    limit: places.limit,
    voice: found.outcome === 'found' ? found.voice : null,
    own,
    topic,
    details,
  };
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} user
 * @param {Contract.RefineRequest} request
 * @param {HoldParameters} parameters
 * @param {number} now
 * @returns {Contract.RefineAnswer}
 */
function decide(tx, user, request, parameters, now) {
  // Nobody waits for this answer any more.
  if (isWithdrawn(tx, request.id)) throw new BadRequestError(rules.messages.requestInvalid);
  const seen = firstRow(tx, situation, parameters, situationShape);
  if (!seen) return { outcome: 'unauthenticated' };
  const plan = seen.premium ? 'premium' : 'free';
  const { period, day } = parameters;
  const sameKeyLapsed = seen.state === 'held' && seen.expires <= parameters.now;
  if (seen.state !== '' && !sameKeyLapsed) {
    const places = placesOf(tx, seen.premium, seen.refines, parameters);
    return answerToKnownKey(seen, request, plan, places, parameters.now);
  }
  const source = sourceOf(tx, request, user);
  if (!source) return { outcome: 'postGone' };
  const refines = source.id || period;
  const places = placesOf(tx, seen.premium, refines, parameters);
  // Lapsed rows would stand in the way of the unique indexes.
  if (sameKeyLapsed || places.lapsed) {
    for (const row of lapsedHoldsOf(tx, user.id, now)) giveBack(tx, row);
  }
  const own = request.ownModels ? modelInUse(tx, user.id) : null;
  const uncounted = own !== null && request.ownUncounted;
  /** @type {Known} */
  const known = { plan, places, source, own, uncounted };
  const refused = refusal(tx, request, Object.assign({ starts: seen.starts, day }, known));
  if (refused) return refused;
  return insert(tx, user, request, Object.assign({ period, refines }, known), now);
}

/**
 * One refinement held: it belongs to the generation that the post is from. Posts that are from none share
 * those of a month.
 * @param {CoreApp} app
 * @param {Contract.RefineRequest} request
 * @param {number} now
 * @returns {Contract.RefineAnswer}
 */
function refine(app, request, now) {
  const user = userOf(app, request.userToken);
  if (!user) return { outcome: 'unauthenticated' };
  const parameters = Object.assign(premiumParameters(now), {
    user: user.id,
    period: periodOf(user, now).label,
    key: request.key,
    emailHash: emailHash(user.email()),
    now: stored(now),
    day: dayOf(now),
  });
  return exclusively(app, (tx) => decide(tx, user, request, parameters, now));
}

module.exports = { refine };
