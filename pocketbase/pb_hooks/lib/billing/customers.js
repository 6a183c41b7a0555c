/** @import * as Contract from '../../../../src/shared/contracts/billing.ts' */

const { exclusively } = require('../platform/exclusive.js');

/**
 * @param {CoreApp} tx
 * @param {string} collection
 * @param {Record<string, string>} fields
 * @returns {core.Record | undefined}
 */
function findOne(tx, collection, fields) {
  return tx.findAllRecords(collection, $dbx.hashExp(fields))[0];
}

/** @param {CoreApp} tx @param {Record<string, string>} fields */
function insertCustomer(tx, fields) {
  const row = new Record(tx.findCachedCollectionByNameOrId('stripe_customers'), fields);
  tx.save(row);
}

/**
 * One customer per user. Of two requests at once the first decides and the second is told.
 * @param {CoreApp} app
 * @param {Contract.CustomerRequest} request
 * @returns {Contract.CustomerAnswer}
 */
function keepCustomer(app, { userId, customerId, replaces }) {
  return exclusively(app, (tx) => {
    if (!findOne(tx, 'users', { id: userId })) return { outcome: 'userGone' };
    const row = findOne(tx, 'stripe_customers', { userId });
    if (!row) {
      insertCustomer(tx, { userId, customerId });
    } else if (row.getString('customerId') === replaces) {
      row.set('customerId', customerId);
      tx.save(row);
    }
    const kept = row ? row.getString('customerId') : customerId;
    return { outcome: 'kept', customerId: kept };
  });
}

/**
 * Whose customer this is, or ''. One that is not known here but names a user at Stripe was lost,
 * with a backup that was put back for example; it is taken in again unless that user has another.
 * @param {CoreApp} tx
 * @param {Pick<Contract.SyncRequest, 'customerId' | 'claimedUserId' | 'readAt'>} reading
 */
function ownerOf(tx, { customerId, claimedUserId, readAt }) {
  const row = findOne(tx, 'stripe_customers', { customerId });
  if (row) return row.getString('userId');
  if (claimedUserId === '' || !findOne(tx, 'users', { id: claimedUserId })) return '';
  if (findOne(tx, 'stripe_customers', { userId: claimedUserId })) return '';
  insertCustomer(tx, { userId: claimedUserId, customerId, readAt });
  return claimedUserId;
}

module.exports = { findOne, keepCustomer, ownerOf };
