const { day, stored } = require(`${__hooks}/lib/instants.js`);

const defaultGraceDays = 3;

/** Where a row of this query exists, the user is premium. Needs `{:user}` and what `premiumParameters` gives. */
const premiumRows = `
  SELECT 1 FROM subscriptions
  WHERE userId = {:user} AND status IN ('active', 'reactivated') AND (
    (devModeSubscription = FALSE AND currentPeriodEnd > {:graceStart}) OR
    (devModeSubscription = TRUE AND {:devBilling} AND (currentPeriodEnd = '' OR currentPeriodEnd > {:graceStart}))
  )`;

function premiumParameters(now) {
  const days = Number($os.getenv('POSTQUILL_PREMIUM_GRACE_DAYS') || defaultGraceDays);
  return {
    graceStart: stored(now - days * day),
    devBilling: $os.getenv('POSTQUILL_BILLING') === 'dev',
  };
}

module.exports = { premiumRows, premiumParameters };
