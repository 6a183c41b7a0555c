/** @import * as Contract from '../../../../src/shared/contracts/billing.ts' */

const { asIso } = require('../platform/time.js');
const { exclusively } = require('../platform/exclusive.js');

const pageSize = 500;

const customersPage = `
  SELECT
    c.[[customerId]], c.[[userId]],
    COALESCE(s.status, '') AS status,
    COALESCE(s.[[stripeSubscriptionId]], '') AS [[subscriptionId]],
    COALESCE(s.[[currentPeriodEnd]], '') AS [[paidUntil]],
    COALESCE(s.[[cancelAtPeriodEnd]], FALSE) AS [[cancelAtPeriodEnd]],
    COALESCE(s.[[priceId]], '') AS [[priceId]]
  FROM stripe_customers c
  LEFT JOIN subscriptions s ON s.[[userId]] = c.[[userId]] AND s.[[devModeSubscription]] = FALSE
  WHERE c.[[customerId]] > {:after}
  ORDER BY c.[[customerId]] LIMIT {:pageSize}`;

const entryShape = {
  customerId: '',
  userId: '',
  status: '',
  subscriptionId: '',
  paidUntil: '',
  cancelAtPeriodEnd: false,
  priceId: '',
};

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

/**
 * All customers and what our rows say of them, a page at a time.
 * @param {CoreApp} app
 * @param {string} after
 * @returns {Contract.CustomersAnswer}
 */
function allCustomers(app, after) {
  const rows = arrayOf(new DynamicModel(entryShape));
  app.db().newQuery(customersPage).bind({ after, pageSize }).all(rows);
  const entries = rows.map((row) => {
    /** @type {any} */
    const entry = {};
    for (const name of Object.keys(entryShape)) entry[name] = row[name];
    entry.paidUntil = asIso(entry.paidUntil);
    return entry;
  });
  return { entries };
}

module.exports = { allCustomers, findOne, keepCustomer, ownerOf };
