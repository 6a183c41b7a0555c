/** @import * as Contract from '../../../../src/shared/contracts/sources.ts' */

const rules = require('../../../../src/shared/rules.json');
const { userOf } = require('../access/user-of-token.js');
const { countIn, forgetOld, takeBack } = require('../platform/sliding-window.js');

const prefix = 'sourceReads:';
const minute = { requests: rules.source.perMinute, seconds: 60 };
const day = { requests: rules.source.perDay, seconds: 24 * 60 * 60 };

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
  const key = `${prefix}${user.id}`;
  if (countIn(app.store(), `${key}:minute`, minute, now) > 0) return { outcome: 'minuteUsed' };
  if (countIn(app.store(), `${key}:day`, day, now) > 0) return { outcome: 'dayUsed' };
  return { outcome: 'admitted', user: user.id };
}

/** @param {SharedStore} store @param {Contract.ForgetSourceRequest} request */
function forget(store, { user }) {
  for (const window of ['minute', 'day']) takeBack(store, `${prefix}${user}:${window}`);
}

/** @param {SharedStore} store @param {number} now */
function forgetOldReads(store, now) {
  forgetOld(store, prefix, day, now);
}

module.exports = { begin, forget, forgetOldReads };
