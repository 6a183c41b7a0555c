const { day, stored } = require('../platform/time.js');

const defaultGraceDays = 3;

/**
 * The rows that make a user premium: needs `{:user}` and what `premiumParameters` gives. Only a dev
 * mode row may lack an end, and no dev mode row counts once billing is real.
 */
const fromPremiumRows = `
  FROM subscriptions
  WHERE [[userId]] = {:user} AND status IN ('active', 'reactivated')
    AND ([[devModeSubscription]] = FALSE OR {:devBilling} = 1)
    AND ([[currentPeriodEnd]] > {:graceStart} OR ([[devModeSubscription]] AND [[currentPeriodEnd]] = ''))`;

const isPremium = `EXISTS (SELECT 1 ${fromPremiumRows})`;

/** Empty as long as one of them renews itself. */
const premiumEnds = `
  COALESCE((SELECT CASE WHEN count(*) = sum(CASE WHEN [[cancelAtPeriodEnd]] THEN 1 ELSE 0 END)
    THEN max([[currentPeriodEnd]]) END
    ${fromPremiumRows}), '')`;

/**
 * The end of what was paid for, where it was to go on and Stripe says that the payment did not come. Nobody
 * is told who is premium by another row, or where Stripe is asked no more.
 */
const unpaidSince = `
  COALESCE((SELECT max([[currentPeriodEnd]]) FROM subscriptions
    WHERE [[userId]] = {:user} AND status IN ('active', 'reactivated')
      AND owing AND [[cancelAtPeriodEnd]] = FALSE AND [[currentPeriodEnd]] <= {:now}
      AND {:stripeBilling} = 1 AND NOT EXISTS (SELECT 1 ${fromPremiumRows} AND NOT owing)), '')`;

function graceTime() {
  return Number($os.getenv('POSTQUILL_PREMIUM_GRACE_DAYS') || defaultGraceDays) * day;
}

/** @param {number} now */
function premiumParameters(now) {
  const billing = $os.getenv('POSTQUILL_BILLING');
  return {
    graceStart: stored(now - graceTime()),
    devBilling: billing === 'dev' ? 1 : 0,
    stripeBilling: billing === 'stripe' ? 1 : 0,
  };
}

module.exports = { graceTime, isPremium, premiumEnds, premiumParameters, unpaidSince };
