const rules = require('../../../../src/shared/rules.json');
const { stored } = require('../platform/time.js');
const { firstRow } = require('../platform/first-row.js');
const { deleteInBatches } = require('../platform/in-batches.js');

/**
 * UTC's, which nobody can move.
 * @param {number} now
 */
function dayOf(now) {
  return stored(now).slice(0, 10);
}

// Every generation under way or done has a row; those given back, and those of a deleted account with
// the same address, are only counted. Who leaves early is not charged, but a model has worked.
const startsToday = `
  (SELECT count(*) FROM generations
    WHERE [[userId]] = {:user} AND timestamp >= {:day} AND refines = '')
  + COALESCE((SELECT returned FROM generation_returns
    WHERE [[userId]] = {:user} AND day = {:day}), 0)
  + COALESCE((SELECT used FROM quota_tombstones
    WHERE [[emailHash]] = {:emailHash} AND period = {:day}), 0)`;

// Counted apart: a generation has several of them, and each is one call where that takes ten.
const refinementsToday = `
  (SELECT count(*) FROM generations
    WHERE [[userId]] = {:user} AND timestamp >= {:day} AND refines != '')
  + COALESCE((SELECT refined FROM generation_returns
    WHERE [[userId]] = {:user} AND day = {:day}), 0)
  + COALESCE((SELECT refined FROM quota_tombstones
    WHERE [[emailHash]] = {:emailHash} AND period = {:day}), 0)`;

const siteStarts = 'SELECT starts FROM site_starts WHERE day = {:day}';

const addSiteStart = `
  INSERT INTO site_starts (day, starts) VALUES ({:day}, 1)
  ON CONFLICT (day) DO UPDATE SET starts = site_starts.starts + 1`;

const addReturn = `
  INSERT INTO generation_returns ([[userId]], day, returned, refined)
  VALUES ({:user}, {:day}, 1 - {:refined}, {:refined})
  ON CONFLICT ([[userId]], day) DO UPDATE SET
    returned = generation_returns.returned + excluded.returned,
    refined = generation_returns.refined + excluded.refined`;

/** @param {CoreApp} tx @param {number | null} perDay @param {string} day */
function isSiteFull(tx, perDay, day) {
  if (perDay === null) return false;
  const site = firstRow(tx, siteStarts, { day }, { starts: 0 });
  return (site ? site.starts : 0) >= perDay;
}

/** @param {CoreApp} tx @param {string} day */
function countSiteStart(tx, day) {
  tx.db().newQuery(addSiteStart).bind({ day }).execute();
}

/**
 * Whether no refinement may be begun any more in the day; of Premium's only the API knows how many there are.
 * @param {boolean} premium
 * @param {number} starts
 * @param {number | null} fairUsePerDay
 */
function areRefinementsUsed(premium, starts, fairUsePerDay) {
  const perDay = premium ? fairUsePerDay : rules.plans.free.refinementsPerDay;
  return perDay !== null && starts >= perDay;
}

/** @param {core.Record} hold */
function dayBegun(hold) {
  return hold.getString('timestamp').slice(0, 10);
}

/**
 * The hold goes and its slot is free; that it was begun stays counted.
 * @param {CoreApp} tx
 * @param {core.Record} hold
 */
function giveBack(tx, hold) {
  const refined = hold.getString('refines') === '' ? 0 : 1;
  const parameters = { user: hold.getString('userId'), day: dayBegun(hold), refined };
  tx.delete(hold);
  tx.db().newQuery(addReturn).bind(parameters).execute();
}

/**
 * As if it had never been asked for.
 * @param {CoreApp} tx
 * @param {core.Record} hold
 */
function undo(tx, hold) {
  tx.delete(hold);
  if (hold.getString('ownModel') !== '') return;
  tx.db()
    .newQuery('UPDATE site_starts SET starts = starts - 1 WHERE day = {:day} AND starts > 0')
    .bind({ day: dayBegun(hold) })
    .execute();
}

/** @param {CoreApp} app @param {number} now */
function removeOldStarts(app, now) {
  for (const table of ['generation_returns', 'site_starts']) {
    deleteInBatches(app, table, 'day < {:day}', { day: dayOf(now) });
  }
}

module.exports = {
  areRefinementsUsed,
  countSiteStart,
  dayOf,
  giveBack,
  isSiteFull,
  refinementsToday,
  removeOldStarts,
  startsToday,
  undo,
};
