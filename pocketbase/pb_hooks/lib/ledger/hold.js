/** @import * as Contract from '../../../../src/shared/contracts/ledger/hold.ts' */
/** @import { OwnModelBrief } from '../../../../src/shared/contracts/own-models.ts' */
/** @import { VoiceBrief } from '../../../../src/shared/contracts/voices.ts' */
/** @import { Allowance, HoldParameters } from './hold-allowance.js' */

/**
 * Whose model writes, and whether the month counts it.
 * @typedef {{ own: OwnModelBrief | null, uncounted: boolean }} Writing
 */

const rules = require('../../../../src/shared/rules.json');
const { second, stored } = require('../platform/time.js');
const { firstRow } = require('../platform/first-row.js');
const { periodOf } = require('./period.js');
const { userOf } = require('../access/user-of-token.js');
const { isPremium, premiumParameters } = require('../billing/premium.js');
const { lapsedHoldsOf } = require('./expiry.js');
const { freeAllowance, premiumAllowance } = require('./hold-allowance.js');
const { emailHash } = require('./email-hash.js');
const { whyNoReplay } = require('./known-key.js');
const { isPremiumPlatform, platformsOf, restOf } = require('../order/platforms.js');
const { exclusively } = require('../platform/exclusive.js');
const { countSiteStart, dayOf, giveBack, isSiteFull } = require('./starts.js');
const { isWithdrawn } = require('./withdrawal.js');
const { findVoice } = require('../voices/voice-brief.js');
const { modelInUse } = require('../own-models/in-use.js');

// What decides for everybody. There is no row once the user is gone.
const situation = `
  SELECT
    ${isPremium} AS premium,
    COALESCE(same.[[bodyHash]], '') AS [[bodyHash]],
    COALESCE(same.state, '') AS state,
    COALESCE(same.expires, '') AS expires,
    COALESCE(same.result, '') AS result,
    COALESCE(same.platform, '') AS platform,
    COALESCE(same.also, '') AS also,
    COALESCE(same.[[restTries]], 0) AS [[restTries]],
    COALESCE(same.[[restGiven]], '') AS [[restGiven]],
    COALESCE(same.[[ownModel]], '') AS [[ownModel]]
  FROM users LEFT JOIN generations same ON same.[[userId]] = {:user} AND same.key = {:key}
  WHERE users.id = {:user}`;

const situationShape = {
  premium: false,
  bodyHash: '',
  state: '',
  expires: '',
  result: '',
  platform: '',
  also: '',
  restTries: 0,
  restGiven: '',
  ownModel: '',
};

/**
 * @param {typeof situationShape} seen
 * @param {Contract.HoldRequest} request
 * @param {Allowance} allowance
 * @param {string} now
 * @returns {Contract.HoldAnswer}
 */
function answerToKnownKey(seen, { bodyHash }, { plan, left }, now) {
  const rest = restOf(seen);
  const { result, ownModel } = seen;
  return (
    whyNoReplay(seen, bodyHash, now) || { outcome: 'replay', result, plan, left, rest, ownModel }
  );
}

/**
 * @param {CoreApp} tx
 * @param {Contract.HoldRequest} request
 * @param {Allowance} allowance
 * @param {Writing & { day: string }} writing
 * @returns {Contract.HoldAnswer | null}
 */
function refusal(
  tx,
  request,
  { plan, slot, slots, starts, startsPerDay },
  { own, uncounted, day },
) {
  if (plan === 'free') {
    if (request.advanced) return { outcome: 'advancedRefused' };
    if (platformsOf(request).some(isPremiumPlatform)) return { outcome: 'platformRefused' };
    if (slot > slots && !uncounted) return { outcome: 'exhausted' };
  }
  if (startsPerDay !== null && starts >= startsPerDay) return { outcome: 'startsUsed' };
  // The site's cap is on what the operator pays.
  return own === null && isSiteFull(tx, request.sitePerDay, day) ? { outcome: 'siteUsed' } : null;
}

/** @param {OwnModelBrief | null} own @param {Pick<Contract.HoldRequest, 'offline'>} request */
function writerOf(own, { offline }) {
  if (own !== null) return 'own';
  return offline ? 'offline' : 'model';
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} user
 * @param {Contract.HoldRequest} request
 * @param {HoldParameters} parameters
 * @param {Writing & { allowance: Allowance, voice: VoiceBrief | null }} writing
 * @param {number} now
 * @returns {Contract.HoldAnswer}
 */
function insert(tx, user, request, { period, day }, { allowance, voice, own, uncounted }, now) {
  const { plan, limit, slot, slots, left } = allowance;
  const row = new Record(tx.findCachedCollectionByNameOrId('generations'), {
    id: request.id,
    userId: user.id,
    topic: request.topic,
    details: request.details,
    tone: request.tone,
    platform: request.platform,
    also: request.also,
    voice: request.voice,
    settings: request.settings,
    kept: user.getString('history'),
    plan,
    period,
    slot: uncounted ? 0 : slot,
    slots,
    ownModel: own === null ? '' : own.model,
    writer: writerOf(own, request),
    uncounted,
    state: 'held',
    key: request.key,
    bodyHash: request.bodyHash,
    expires: stored(now + rules.generation.holdSeconds * second),
  });
  // All of it was made or checked here; validating would ask for the user once more and cost half the speed.
  tx.saveNoValidate(row);
  if (request.sitePerDay !== null && own === null) countSiteStart(tx, day);
  const remains = left === null || uncounted ? left : left - 1;
  return { outcome: 'held', id: row.id, userId: user.id, plan, left: remains, limit, voice, own };
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} user
 * @param {Contract.HoldRequest} request
 * @param {HoldParameters} parameters
 * @param {number} now
 * @returns {Contract.HoldAnswer}
 */
function decide(tx, user, request, parameters, now) {
  // Nobody waits for this answer any more.
  if (isWithdrawn(tx, request.id)) throw new BadRequestError(rules.messages.requestInvalid);
  const seen = firstRow(tx, situation, parameters, situationShape);
  if (!seen) return { outcome: 'unauthenticated' };
  const allowance = seen.premium
    ? premiumAllowance(tx, request.fairUsePerDay, parameters)
    : freeAllowance(tx, parameters);
  const sameKeyLapsed = seen.state === 'held' && seen.expires <= parameters.now;
  if (seen.state !== '' && !sameKeyLapsed) {
    return answerToKnownKey(seen, request, allowance, parameters.now);
  }
  // Lapsed rows would stand in the way of the unique indexes.
  if (sameKeyLapsed || allowance.lapsed) {
    for (const row of lapsedHoldsOf(tx, user.id, now)) giveBack(tx, row);
  }
  const own = request.ownModels ? modelInUse(tx, user.id) : null;
  const uncounted = own !== null && request.ownUncounted;
  const refused = refusal(tx, request, allowance, { own, uncounted, day: parameters.day });
  if (refused) return refused;
  const found = findVoice(tx, user.id, request.voice, allowance.plan);
  if (found.outcome !== 'found') return found;
  const { voice } = found;
  return insert(tx, user, request, parameters, { allowance, voice, own, uncounted }, now);
}

/**
 * @param {CoreApp} app
 * @param {Contract.HoldRequest} request
 * @param {number} now
 * @returns {Contract.HoldAnswer}
 */
function hold(app, request, now) {
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

module.exports = { hold, writerOf };
