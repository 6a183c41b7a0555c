/** @import * as Contract from '../../../../src/shared/contracts/page-refine.ts' */

const { onlyRow } = require('../platform/first-row.js');
const { stored } = require('../platform/time.js');
const { isPremium, premiumParameters } = require('../billing/premium.js');
const { emailHash } = require('./email-hash.js');
const { periodOf } = require('./period.js');
const { placesOf } = require('./refinement-places.js');
const { sourceOf } = require('./refinement-source.js');

const plan = `SELECT ${isPremium} AS premium`;

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
  if (!source) return { left: null, shared: false };
  const whose = Object.assign(premiumParameters(now), { user: user.id });
  const { premium } = onlyRow(app, plan, whose, { premium: false });
  const { left } = placesOf(app, premium, source.id || periodOf(user, now).label, {
    user: user.id,
    now: stored(now),
    emailHash: emailHash(user.email()),
  });
  return { left, shared: source.id === '' };
}

module.exports = { refinementsLeft };
