const { transition } = require('./transition.js');

const noRow = { status: '', canceledAt: '', reactivatedAt: '' };

/** True where the record is new or a value differs; a save without a difference would wake the page. */
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

/** The user's one row of its kind: one for what Stripe says, another for dev mode. */
function subscriptionOf(tx, userId, devModeSubscription) {
  const own = $dbx.hashExp({ userId, devModeSubscription });
  return tx.findAllRecords('subscriptions', own)[0];
}

function newSubscription(tx, userId, devModeSubscription) {
  const collection = tx.findCachedCollectionByNameOrId('subscriptions');
  return new Record(collection, { userId, devModeSubscription });
}

function markUser(tx, row) {
  const user = tx.findRecordById('users', row.getString('userId'));
  const canceled = row.getString('status') === 'canceled';
  const marks = { hadCancelledSubscription: canceled };
  const canceledAt = row.getString('canceledAt');
  const reactivatedAt = row.getString('reactivatedAt');
  if (canceledAt !== '') marks.lastSubscriptionCancelDate = canceledAt;
  if (!canceled && reactivatedAt !== '') marks.reactivatedAt = reactivatedAt;
  // These marks are ours; the rest of the record is the user's and not to be judged here.
  if (assign(user, marks)) tx.saveNoValidate(user);
}

/** Moves the row to what is so now and the user's marks with it. Says whether anything changed. */
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
