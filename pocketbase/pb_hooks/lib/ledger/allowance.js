/** @import * as Contract from '../../../../src/shared/contracts/page-pocketbase.ts' */

const rules = require('../../../../src/shared/rules.json');
const { asIso, day, stored } = require('../platform/time.js');
const { onlyRow } = require('../platform/first-row.js');
const { periodOf } = require('./period.js');
const {
  graceTime,
  isPremium,
  premiumEnds,
  premiumParameters,
  unpaidSince,
} = require('../billing/premium.js');
const { emailHash } = require('./email-hash.js');

const usage = `
  SELECT
    ${isPremium} AS premium,
    ${premiumEnds} AS [[premiumEnds]],
    ${unpaidSince} AS [[unpaidSince]],
    (SELECT count(*) FROM generations
      WHERE [[userId]] = {:user} AND period = {:period} AND slot > 0
        AND (state = 'done' OR expires > {:now})) AS counted,
    (SELECT count(*) FROM generations
      WHERE [[userId]] = {:user} AND timestamp > {:since} AND period = {:period}
        AND state = 'done' AND NOT uncounted) AS generations,
    COALESCE((SELECT used FROM quota_tombstones
      WHERE [[emailHash]] = {:emailHash} AND period = {:period}), 0) AS buried,
    (SELECT count(*) FROM posts WHERE [[userId]] = {:user}) AS posts`;

const usageShape = {
  premium: false,
  premiumEnds: '',
  unpaidSince: '',
  counted: 0,
  generations: 0,
  buried: 0,
  posts: 0,
};

/** @param {string} paidUntil */
function graceEnd(paidUntil) {
  return new Date(Date.parse(asIso(paidUntil)) + graceTime()).toISOString();
}

/**
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {number} now
 * @returns {Contract.Allowance}
 */
function allowance(app, user, now) {
  const period = periodOf(user, now);
  const seen = onlyRow(
    app,
    usage,
    Object.assign(premiumParameters(now), {
      user: user.id,
      period: period.label,
      now: stored(now),
      // No month and no move between zones is longer; this bounds the scan of a busy account.
      since: stored(period.ends - 35 * day),
      emailHash: emailHash(user.email()),
    }),
    usageShape,
  );
  const plan = seen.premium ? 'premium' : 'free';
  const limit = rules.plans[plan].generationsPerMonth;
  const used = limit === null ? seen.generations : Math.min(limit, seen.counted + seen.buried);
  return {
    plan,
    premiumEnds: seen.premiumEnds === '' ? null : asIso(seen.premiumEnds),
    paymentDue: seen.unpaidSince === '' ? null : graceEnd(seen.unpaidSince),
    limit,
    used,
    left: limit === null ? null : limit - used,
    period: period.label,
    periodEnds: new Date(period.ends).toISOString(),
    savedPosts: { limit: rules.plans[plan].savedPosts, used: seen.posts },
    hadCancelledSubscription: user.getBool('hadCancelledSubscription'),
  };
}

module.exports = { allowance };
