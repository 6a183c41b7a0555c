/** @import * as Contract from '../../../../src/shared/contracts/page-refine.ts' */

const { onlyRow } = require('../platform/first-row.js');
const { stored } = require('../platform/time.js');
const { isPremium, premiumParameters } = require('../billing/premium.js');
const { emailHash } = require('./email-hash.js');
const { periodOf } = require('./period.js');
const { placesOf } = require('./refinement-places.js');
const { sourceOf } = require('./refinement-source.js');
const { areRefinementsUsed, dayOf, refinementsToday } = require('./starts.js');

const begun = `SELECT ${isPremium} AS premium, ${refinementsToday} AS starts`;

/**
 * How often a post may still be refined, for its page to say; what counts is decided when it is.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {Contract.RefinementsLeftRequest} about
 * @param {number} now
 * @returns {Contract.RefinementsLeft}
 */
function refinementsLeft(app, user, about, now) {
  const source = sourceOf(app, about, user);
  // Deleted meanwhile: whoever asks for a new text hears so.
  if (!source) return { left: null, shared: false, dayUsed: false };
  const whose = { user: user.id, emailHash: emailHash(user.email()) };
  const today = Object.assign(premiumParameters(now), whose, { day: dayOf(now) });
  const { premium, starts } = onlyRow(app, begun, today, { premium: false, starts: 0 });
  const refines = source.id || periodOf(user, now).label;
  const { left } = placesOf(app, premium, refines, Object.assign({ now: stored(now) }, whose));
  const dayUsed = areRefinementsUsed(premium, starts, about.fairUsePerDay);
  return { left, shared: source.id === '', dayUsed };
}

module.exports = { refinementsLeft };
