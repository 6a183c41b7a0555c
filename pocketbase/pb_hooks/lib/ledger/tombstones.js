const rules = require('../../../../src/shared/rules.json');
const { stored } = require('../platform/time.js');
const { dayOf, startsToday } = require('./starts.js');
const { emailHash } = require('./email-hash.js');

/** At any instant it is this month, the one before or the one after, depending on where one is. */
function oldestOpenPeriod(now) {
  const month = new Date(now);
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() - 1);
  return month.toISOString().slice(0, 7);
}

const usedInMonths = `
  INSERT INTO quota_tombstones (emailHash, period, used)
  SELECT {:emailHash}, period, count(*) FROM generations
  WHERE userId = {:user} AND slot > 0 AND period >= {:oldest}
    AND (state = 'done' OR expires > {:now})
  GROUP BY period
  ON CONFLICT (emailHash, period) DO UPDATE SET used = min({:limit}, used + excluded.used)`;

const startedToday = `
  INSERT INTO quota_tombstones (emailHash, period, used)
  SELECT * FROM (SELECT {:emailHash}, {:day}, ${startsToday} AS begun) WHERE begun > 0
  ON CONFLICT (emailHash, period) DO UPDATE SET used = excluded.used`;

/** What the account used counts for the next account of the same address. */
function leaveTombstones(app, user, now) {
  const parameters = {
    emailHash: emailHash(user.email()),
    user: user.id,
    oldest: oldestOpenPeriod(now),
    now: stored(now),
    day: dayOf(now),
    limit: rules.plans.free.generationsPerMonth,
  };
  for (const statement of [usedInMonths, startedToday]) {
    app.db().newQuery(statement).bind(parameters).execute();
  }
}

function removeOldTombstones(app, now) {
  app
    .db()
    .newQuery(
      `DELETE FROM quota_tombstones
       WHERE period < {:oldest} OR (length(period) > 7 AND period < {:day})`,
    )
    .bind({ oldest: oldestOpenPeriod(now), day: dayOf(now) })
    .execute();
}

module.exports = { leaveTombstones, removeOldTombstones };
