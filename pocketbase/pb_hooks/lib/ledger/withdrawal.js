/** @import * as Contract from '../../../../src/shared/contracts/ledger/settle.ts' */

const { second } = require('../platform/time.js');
const { exclusively } = require('../platform/exclusive.js');
const { undo } = require('./starts.js');

const prefix = 'withdrawnHold:';

/** Longer than any request can wait inside this process to be served. */
const remembered = 600 * second;

/** @param {CoreApp} app @param {string} id */
function isWithdrawn(app, id) {
  return app.store().has(prefix + id);
}

/** @param {CoreApp} tx @param {string} id @param {number} now */
function withdrawOne(tx, id, now) {
  const [row] = tx.findAllRecords('generations', $dbx.hashExp({ id, state: 'held' }));
  if (row) undo(tx, row);
  else tx.store().set(prefix + id, now);
}

/**
 * Holds that the API gave up waiting for, so that nothing was begun with them. Their requests may
 * still be served, before this or after: what is there goes, and what comes later is not made.
 * @param {CoreApp} app
 * @param {string[]} ids
 * @param {number} now
 * @returns {Contract.WithdrawAnswer}
 */
function withdraw(app, ids, now) {
  exclusively(app, (tx) => {
    for (const id of ids) withdrawOne(tx, id, now);
  });
  return { outcome: 'withdrawn' };
}

/**
 * They die with the process, and so does every request that they are kept for.
 * @param {SharedStore} store
 * @param {number} now
 */
function forgetOldWithdrawals(store, now) {
  for (const key of store.keys()) {
    if (key.startsWith(prefix) && store.get(key) <= now - remembered) store.remove(key);
  }
}

module.exports = { forgetOldWithdrawals, isWithdrawn, withdraw };
