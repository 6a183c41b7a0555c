/** @import * as Contract from '../../../../src/shared/contracts/billing.ts' */

const { stored } = require('../platform/time.js');
const { findOne } = require('./customers.js');
const { newSubscription, settle, subscriptionOf } = require('./subscription-row.js');
const { exclusively } = require('../platform/exclusive.js');

/**
 * A subscription nobody paid for. Asked here as well: a mistaken API must not give Premium away.
 * @param {CoreApp} app
 * @param {string} userId
 * @param {boolean} live
 * @param {number} now
 * @returns {Contract.DevSubscriptionAnswer}
 */
function setDevSubscription(app, userId, live, now) {
  if ($os.getenv('POSTQUILL_BILLING') !== 'dev') return { outcome: 'closed' };
  return exclusively(app, (tx) => {
    if (!findOne(tx, 'users', { id: userId })) return { outcome: 'nothing' };
    const known = subscriptionOf(tx, userId, true);
    if (!live && (!known || known.getString('status') === 'canceled')) {
      return { outcome: 'nothing' };
    }
    const row = known || newSubscription(tx, userId, true);
    const facts = { live, readAt: stored(now), startedAt: '', endedAt: '', earlierEndedAt: '' };
    settle(tx, row, facts, {});
    return { outcome: 'written' };
  });
}

module.exports = { setDevSubscription };
