const { day, stored } = require(`${__hooks}/lib/instants.js`);

const defaultGraceDays = 3;

/**
 * Where this query has a row, the user is premium: needs `{:user}` and what `premiumParameters` gives.
 * Only a dev mode row may lack an end, and no dev mode row counts once billing is real.
 */
const premiumRows = `
  SELECT 1 FROM subscriptions
  WHERE userId = {:user} AND status IN ('active', 'reactivated')
    AND devModeSubscription <= {:devBilling}
    AND (currentPeriodEnd > {:graceStart} OR (devModeSubscription AND currentPeriodEnd = ''))`;

function premiumParameters(now) {
  const days = Number($os.getenv('POSTQUILL_PREMIUM_GRACE_DAYS') || defaultGraceDays);
  return {
    graceStart: stored(now - days * day),
    devBilling: $os.getenv('POSTQUILL_BILLING') === 'dev' ? 1 : 0,
  };
}

module.exports = { premiumRows, premiumParameters };
