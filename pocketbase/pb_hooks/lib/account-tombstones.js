const rules = require(`${__hooks}/../../src/shared/rules.json`);
const { stored } = require(`${__hooks}/lib/instants.js`);
const { emailHash } = require(`${__hooks}/lib/tombstones.js`);

/** At any instant it is this month, the one before or the one after, depending on where one is. */
function oldestOpenPeriod(now) {
  const month = new Date(now);
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() - 1);
  return month.toISOString().slice(0, 7);
}

/** What the account used counts for the next account of the same address. */
function leaveTombstones(app, user, now) {
  app
    .db()
    .newQuery(
      `INSERT INTO quota_tombstones (emailHash, period, used)
       SELECT {:emailHash}, period, count(*) FROM generations
       WHERE userId = {:user} AND slot > 0 AND period >= {:oldest}
         AND (state = 'done' OR expires > {:now})
       GROUP BY period
       ON CONFLICT (emailHash, period) DO UPDATE SET used = min({:limit}, used + excluded.used)`,
    )
    .bind({
      emailHash: emailHash(user.email()),
      user: user.id,
      oldest: oldestOpenPeriod(now),
      now: stored(now),
      limit: rules.plans.free.generationsPerMonth,
    })
    .execute();
}

function removeOldTombstones(app, now) {
  app
    .db()
    .newQuery('DELETE FROM quota_tombstones WHERE period < {:oldest}')
    .bind({ oldest: oldestOpenPeriod(now) })
    .execute();
}

module.exports = { leaveTombstones, removeOldTombstones };
