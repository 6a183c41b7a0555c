/** @import * as Contract from '../../../../src/shared/contracts/sources.ts' */

const rules = require('../../../../src/shared/rules.json');
const { userOf } = require('../access/user-of-token.js');
const { firstRow } = require('../platform/first-row.js');
const { countIn, forgetOld, takeBack } = require('../platform/sliding-window.js');
const { stored } = require('../platform/time.js');

const { perDay, perMinute } = rules.source;
const prefix = 'sourceReads:';
const minute = { requests: perMinute, seconds: 60 };

// One statement, so that two at once are two. A restart forgets a minute, and must not forget a day.
const count = `
  UPDATE users SET
    [[pagesRead]] = CASE WHEN [[pagesReadOn]] = {:day} THEN [[pagesRead]] + 1 ELSE 1 END,
    [[pagesReadOn]] = {:day}
  WHERE id = {:user} AND ([[pagesReadOn]] <> {:day} OR [[pagesRead]] < {:most})
  RETURNING id`;

const giveBack = `
  UPDATE users SET [[pagesRead]] = [[pagesRead]] - 1
  WHERE id = {:user} AND [[pagesReadOn]] = {:day} AND [[pagesRead]] > 0
  RETURNING id`;

/**
 * UTC's, which nobody can move.
 * @param {number} now
 */
function dayOf(now) {
  return stored(now).slice(0, 10);
}

/**
 * Counts a page that a user wants read.
 * @param {CoreApp} app
 * @param {Contract.BeginSourceRequest} request
 * @param {number} now
 * @returns {Contract.BeginSourceAnswer}
 */
function begin(app, { userToken }, now) {
  const user = userOf(app, userToken);
  if (!user) return { outcome: 'unauthenticated' };
  if (countIn(app.store(), prefix + user.id, minute, now) > 0) return { outcome: 'minuteUsed' };
  const today = { user: user.id, day: dayOf(now), most: perDay };
  if (!firstRow(app, count, today, { id: '' })) return { outcome: 'dayUsed' };
  return { outcome: 'admitted', user: user.id };
}

/**
 * @param {CoreApp} app
 * @param {Contract.ForgetSourceRequest} request
 * @param {number} now
 */
function forget(app, { user }, now) {
  takeBack(app.store(), prefix + user);
  firstRow(app, giveBack, { user, day: dayOf(now) }, { id: '' });
}

/** @param {SharedStore} store @param {number} now */
function forgetOldReads(store, now) {
  forgetOld(store, prefix, minute, now);
}

module.exports = { begin, forget, forgetOldReads };
