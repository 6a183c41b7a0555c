/** @import * as Contract from '../../../../src/shared/contracts/billing.ts' */

const { deleteInBatches } = require('../platform/in-batches.js');
const { asIso, day, stored } = require('../platform/time.js');
const { findOne } = require('./customers.js');
const { exclusively } = require('../platform/exclusive.js');

// Stripe repeats an event for three days; beyond that nothing asks for these rows.
const eventDays = 30;

const setMoment = 'UPDATE stripe_customers SET [[readAt]] = {:readAt} WHERE id = {:id}';

/**
 * True where the event has done its work already. Only received, it is worth another try.
 * @param {CoreApp} tx
 * @param {string} eventId
 * @param {string} type
 */
function remember(tx, eventId, type) {
  if (eventId === '') return false;
  const seen = findOne(tx, 'stripe_events', { eventId });
  if (seen) return seen.getString('state') === 'processed';
  const collection = tx.findCachedCollectionByNameOrId('stripe_events');
  tx.save(new Record(collection, { eventId, type, state: 'received' }));
  return false;
}

/**
 * To be called before Stripe is read. The moments come from this one clock and never repeat for a
 * customer, so of two readings it is certain which one began later, whatever clocks the API runs on.
 * @param {CoreApp} app
 * @param {Contract.ReadingRequest} request
 * @param {number} now
 * @returns {Contract.ReadingAnswer}
 */
function beginReading(app, { customerId, eventId, eventType }, now) {
  return exclusively(app, (tx) => {
    if (remember(tx, eventId, eventType)) return { outcome: 'processed' };
    const customer = findOne(tx, 'stripe_customers', { customerId });
    let readAt = stored(now);
    if (customer) {
      const last = customer.getString('readAt');
      if (last >= readAt) readAt = stored(Date.parse(asIso(last)) + 1);
      // Plain SQL: nobody listens for this, and it must not wake anybody.
      tx.db().newQuery(setMoment).bind({ readAt, id: customer.id }).execute();
    }
    return { outcome: 'begun', readAt: asIso(readAt), known: Boolean(customer) };
  });
}

/** @param {CoreApp} tx @param {string} eventId */
function markProcessed(tx, eventId) {
  const seen = findOne(tx, 'stripe_events', { eventId });
  if (!seen) return;
  seen.set('state', 'processed');
  tx.save(seen);
}

/** @param {CoreApp} app @param {number} now */
function removeOldEvents(app, now) {
  const before = stored(now - eventDays * day);
  deleteInBatches(app, 'stripe_events', 'created < {:before}', { before });
}

module.exports = { beginReading, markProcessed, removeOldEvents };
