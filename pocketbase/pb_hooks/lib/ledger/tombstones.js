const rules = require('../../../../src/shared/rules.json');
const { deleteInBatches } = require('../platform/in-batches.js');
const { stored } = require('../platform/time.js');
const { dayOf, refinementsToday, startsToday } = require('./starts.js');
const { emailHash } = require('./email-hash.js');

/**
 * At any instant it is this month, the one before or the one after, depending on where one is.
 * @param {number} now
 */
function oldestOpenPeriod(now) {
  const month = new Date(now);
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() - 1);
  return month.toISOString().slice(0, 7);
}

const usedInMonths = `
  INSERT INTO quota_tombstones ([[emailHash]], period, used)
  SELECT {:emailHash}, period, count(*) FROM generations
  WHERE [[userId]] = {:user} AND slot > 0 AND period >= {:oldest}
    AND (state = 'done' OR expires > {:now})
  GROUP BY period
  ON CONFLICT ([[emailHash]], period) DO UPDATE SET used =
    CASE WHEN quota_tombstones.used + excluded.used < {:limit}
      THEN quota_tombstones.used + excluded.used ELSE {:limit} END`;

// Those of a generation go with it; what posts from none share is the account's.
const sharedInMonths = `
  INSERT INTO quota_tombstones ([[emailHash]], period, refined)
  SELECT {:emailHash}, refines, count(*) FROM generations
  WHERE [[userId]] = {:user} AND [[refineSlot]] > 0 AND refines = period AND refines >= {:oldest}
    AND (state = 'done' OR expires > {:now})
  GROUP BY refines
  ON CONFLICT ([[emailHash]], period) DO UPDATE SET
    refined = quota_tombstones.refined + excluded.refined`;

const startedToday = `
  INSERT INTO quota_tombstones ([[emailHash]], period, used, refined)
  SELECT * FROM (
    SELECT {:emailHash}, {:day}, ${startsToday} AS begun, ${refinementsToday} AS refined
  ) AS today WHERE begun > 0 OR refined > 0
  ON CONFLICT ([[emailHash]], period) DO UPDATE SET
    used = excluded.used, refined = excluded.refined`;

/**
 * Otherwise an account that moves on before it is deleted would leave its first address unused.
 * @param {core.Record} user
 */
function rememberFirstAddress(user) {
  const before = user.original().email();
  if (before === user.email() || user.getString('firstEmailHash') !== '') return;
  user.set('firstEmailHash', emailHash(before));
}

/**
 * What the account used counts for the next account of the same address, the first or the last.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {number} now
 */
function leaveTombstones(app, user, now) {
  const hashes = new Set([emailHash(user.email()), user.getString('firstEmailHash')]);
  hashes.delete('');
  for (const hash of hashes) {
    const parameters = {
      emailHash: hash,
      user: user.id,
      oldest: oldestOpenPeriod(now),
      now: stored(now),
      day: dayOf(now),
      limit: rules.plans.free.generationsPerMonth,
    };
    for (const statement of [usedInMonths, sharedInMonths, startedToday]) {
      app.db().newQuery(statement).bind(parameters).execute();
    }
  }
}

/** @param {CoreApp} app @param {number} now */
function removeOldTombstones(app, now) {
  for (const oldest of [oldestOpenPeriod(now), dayOf(now)]) {
    const condition = 'length(period) = {:length} AND period < {:oldest}';
    deleteInBatches(app, 'quota_tombstones', condition, { oldest, length: oldest.length });
  }
}

module.exports = { leaveTombstones, oldestOpenPeriod, rememberFirstAddress, removeOldTombstones };
