/** @import * as Contract from '../../../../src/shared/contracts/billing.ts' */

const { asIso, asStored } = require('../platform/time.js');
const { ownerOf } = require('./customers.js');
const { markProcessed } = require('./reading.js');
const { newSubscription, settle, subscriptionOf } = require('./subscription-row.js');
const { exclusively } = require('../platform/exclusive.js');

const setSynced = 'UPDATE subscriptions SET [[syncedAt]] = {:readAt} WHERE id = {:id}';

/** @param {Contract.SyncRequest} request */
function fieldsOf(request) {
  const { customerId, subscriptionId, owing, cancelAtPeriodEnd, priceId, paidUntil, sessionId } =
    request;
  /** @type {Record<string, string | boolean>} */
  const fields = { cancelAtPeriodEnd };
  // Nothing left at Stripe to copy: what the row last knew stays, only nothing is owed and no end is to come.
  if (subscriptionId === '') return Object.assign(fields, { owing: false });
  if (owing !== undefined) fields.owing = owing;
  Object.assign(fields, {
    stripeCustomerId: customerId,
    stripeSubscriptionId: subscriptionId,
    priceId,
    currentPeriodEnd: asStored(paidUntil),
  });
  return sessionId === '' ? fields : Object.assign(fields, { sessionId });
}

/**
 * @param {CoreApp} tx
 * @param {string} userId
 * @param {Contract.SyncRequest} request
 * @returns {Contract.SyncAnswer}
 */
function apply(tx, userId, request) {
  const known = subscriptionOf(tx, userId, false);
  if (!known && request.subscriptionId === '') {
    return { outcome: 'unchanged', status: '', paidUntil: '' };
  }
  const row = known || newSubscription(tx, userId, false);
  const readAt = asStored(request.readAt);
  /** @type {Contract.SyncAnswer['outcome']} */
  let outcome = 'older';
  if (!known || row.getString('syncedAt') < readAt) {
    const now = {
      readAt,
      live: request.live,
      startedAt: asStored(request.startedAt),
      endedAt: asStored(request.endedAt),
      earlierEndedAt: asStored(request.earlierEndedAt),
    };
    outcome = settle(tx, row, now, fieldsOf(request)) ? 'written' : 'unchanged';
    if (outcome === 'unchanged') {
      // Plain SQL: the page that listens has nothing new to hear.
      tx.db().newQuery(setSynced).bind({ readAt, id: row.id }).execute();
    }
  } else if (
    request.sessionId !== '' &&
    row.getString('stripeSubscriptionId') === request.subscriptionId
  ) {
    // The checkout it was bought in is no reading of Stripe's: an event that was quicker cannot know it.
    row.set('sessionId', request.sessionId);
    tx.save(row);
  }
  const paidUntil = asIso(row.getString('currentPeriodEnd'));
  const status = /** @type {Contract.SyncAnswer['status']} */ (row.getString('status'));
  return { outcome, status, paidUntil };
}

/**
 * Writes one reading of Stripe, unless a newer one was written, and ends its event, all or nothing.
 * @param {CoreApp} app
 * @param {Contract.SyncRequest} request
 * @returns {Contract.SyncAnswer}
 */
function sync(app, request) {
  return exclusively(app, (tx) => {
    const userId = ownerOf(tx, Object.assign({}, request, { readAt: asStored(request.readAt) }));
    /** @type {Contract.SyncAnswer} */
    const answer =
      userId === '' ? { outcome: 'nobody', status: '', paidUntil: '' } : apply(tx, userId, request);
    if (request.eventId !== '') markProcessed(tx, request.eventId);
    return answer;
  });
}

module.exports = { sync };
