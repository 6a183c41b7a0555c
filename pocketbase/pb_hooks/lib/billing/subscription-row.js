/** @import { Facts } from './transition.js' */
/** @typedef {Record<string, string | boolean>} Fields */

const { transition } = require('./transition.js');

const noRow = { status: '', canceledAt: '', reactivatedAt: '' };

/**
 * True where the record is new or a value differs; a save without a difference would wake the page.
 * @param {core.Record} record
 * @param {Fields} fields
 */
function assign(record, fields) {
  let changed = record.isNew();
  for (const name of Object.keys(fields)) {
    const flag = typeof fields[name] === 'boolean';
    const before = flag ? record.getBool(name) : record.getString(name);
    if (before === fields[name]) continue;
    record.set(name, fields[name]);
    changed = true;
  }
  return changed;
}

/**
 * The user's one row of its kind: one for what Stripe says, another for dev mode.
 * @param {CoreApp} tx
 * @param {string} userId
 * @param {boolean} devModeSubscription
 * @returns {core.Record | undefined}
 */
function subscriptionOf(tx, userId, devModeSubscription) {
  const own = $dbx.hashExp({ userId, devModeSubscription });
  return tx.findAllRecords('subscriptions', own)[0];
}

/** @param {CoreApp} tx @param {string} userId @param {boolean} devModeSubscription */
function newSubscription(tx, userId, devModeSubscription) {
  const collection = tx.findCachedCollectionByNameOrId('subscriptions');
  return new Record(collection, { userId, devModeSubscription });
}

/** @param {CoreApp} tx @param {core.Record} row */
function markUser(tx, row) {
  const user = tx.findRecordById('users', row.getString('userId'));
  const canceled = row.getString('status') === 'canceled';
  /** @type {Fields} */
  const marks = { hadCancelledSubscription: canceled };
  const canceledAt = row.getString('canceledAt');
  const reactivatedAt = row.getString('reactivatedAt');
  if (canceledAt !== '') marks.lastSubscriptionCancelDate = canceledAt;
  if (!canceled && reactivatedAt !== '') marks.reactivatedAt = reactivatedAt;
  // These marks are ours; the rest of the record is the user's and not to be judged here.
  if (assign(user, marks)) tx.saveNoValidate(user);
}

/**
 * Moves the row to what is so now and the user's marks with it. Says whether anything changed.
 * @param {CoreApp} tx
 * @param {core.Record} row
 * @param {Facts} now
 * @param {Fields} fields
 */
function settle(tx, row, now, fields) {
  const before = row.isNew()
    ? noRow
    : {
        status: row.getString('status'),
        canceledAt: row.getString('canceledAt'),
        reactivatedAt: row.getString('reactivatedAt'),
      };
  const changed = assign(row, Object.assign(transition(before, now), fields));
  if (changed) {
    row.set('syncedAt', now.readAt);
    tx.save(row);
  }
  markUser(tx, row);
  return changed;
}

module.exports = { newSubscription, settle, subscriptionOf };
