const rules = require('../../../../src/shared/rules.json');
const { asIso, day, stored } = require('../platform/time.js');
const { onlyRow } = require('../platform/first-row.js');

const perVisit = 500;

/** Told before anybody was: stands in place of the notice from when an account's deletion begins. */
const going = stored(0);

/** A running subscription of any kind keeps an account, paid or not: this is for free ones only. */
const unused = `
  created <= {:cutoff} AND [[lastActive]] <= {:cutoff}
  AND NOT EXISTS (SELECT 1 FROM subscriptions
    WHERE [[userId]] = users.id AND status IN ('active', 'reactivated'))
  AND NOT EXISTS (SELECT 1 FROM generations WHERE [[userId]] = users.id AND timestamp > {:cutoff})
  AND NOT EXISTS (SELECT 1 FROM posts WHERE [[userId]] = users.id AND timestamp > {:cutoff})`;

/** @param {number} now */
function cutoffOf(now) {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - rules.account.inactiveMonths);
  return stored(cutoff.getTime());
}

/**
 * @param {CoreApp} app
 * @param {string} order
 * @param {number} limit
 * @param {string} state
 * @param {Record<string, string>} parameters
 */
function find(app, order, limit, state, parameters) {
  const rows = arrayOf(new Record());
  app
    .recordQuery('users')
    .andWhere($dbx.exp(`${unused} AND ${state}`, parameters))
    .orderBy(order)
    .limit(limit)
    .all(rows);
  return rows;
}

const oldestUse = `
  SELECT COALESCE(min([[lastActive]]), {:cutoff}) AS oldest FROM users
  WHERE [[inactivityNotice]] = '' AND [[lastActive]] > ''`;

/**
 * Some moment at which one of them may have been used for the last time.
 * @param {CoreApp} app
 * @param {string} cutoff
 */
function anyMoment(app, cutoff) {
  const { oldest } = onlyRow(app, oldestUse, { cutoff }, { oldest: '' });
  const [first, last] = [oldest, cutoff].map((text) => Date.parse(asIso(text)));
  return stored(first + Math.random() * Math.max(0, last - first));
}

/**
 * From any moment on and then from the oldest, so that addresses no mail reaches cannot keep all
 * others waiting. Looking at all of them would take minutes where there are a million.
 * @param {CoreApp} app
 * @param {string} cutoff
 */
function findUntold(app, cutoff) {
  const parameters = { cutoff, from: anyMoment(app, cutoff) };
  /** @param {string} state @param {number} limit */
  const search = (state, limit) =>
    find(app, 'lastActive', limit, `[[inactivityNotice]] = '' AND ${state}`, parameters);
  const later = search('[[lastActive]] >= {:from}', perVisit);
  const rest = perVisit - later.length;
  return rest === 0 ? later : [...later, ...search('[[lastActive]] < {:from}', rest)];
}

/** @param {CoreApp} app @param {string} cutoff @param {number} now */
function findDue(app, cutoff, now) {
  const noticeEnds = stored(now - rules.account.inactiveNoticeDays * day);
  const told = "[[inactivityNotice]] > '' AND [[inactivityNotice]] <= {:noticeEnds}";
  return find(app, 'inactivityNotice', perVisit, told, { cutoff, noticeEnds });
}

module.exports = { cutoffOf, findDue, findUntold, going };
