/** @import * as Contract from '../../../../src/shared/contracts/accounts.ts' */

const { proves } = require('../access/proof.js');
const { leaveTombstones, oldestOpenPeriod } = require('../ledger/tombstones.js');
const { userOf } = require('../access/user-of-token.js');
const { exclusively } = require('../platform/exclusive.js');
const { deleteInBatches } = require('../platform/in-batches.js');
const { dayOf } = require('../ledger/starts.js');

/**
 * @param {CoreApp} app
 * @param {string} userToken
 * @param {string} proof
 * @returns {Contract.ExamineAnswer}
 */
function examine(app, userToken, proof) {
  const user = userOf(app, userToken);
  if (!user) return { outcome: 'unauthenticated' };
  return proves(proof, user)
    ? { outcome: 'confirmed', userId: user.id }
    : { outcome: 'unconfirmed' };
}

/**
 * What no tombstone counts: a busy account has too much of it for one transaction.
 * @type {Record<string, string>}
 */
const uncounted = {
  post_versions: '[[userId]] = {:user}',
  posts: '[[userId]] = {:user}',
  generations: `[[userId]] = {:user} AND timestamp < {:day}
    AND (slot = 0 AND [[refineSlot]] = 0 OR period < {:oldest})`,
};

/**
 * Where this fails on its way the account lives on without these, which its owner has given up
 * anyway; asked again, it goes on from there.
 *
 * @param {CoreApp} app
 * @param {string} userId
 * @param {number} now
 * @returns {Contract.RemoveAnswer}
 */
function remove(app, userId, now) {
  const parameters = { user: userId, day: dayOf(now), oldest: oldestOpenPeriod(now) };
  for (const table of Object.keys(uncounted)) {
    deleteInBatches(app, table, uncounted[table], parameters);
  }
  return exclusively(app, (tx) => {
    const [user] = tx.findAllRecords('users', $dbx.hashExp({ id: userId }));
    if (user) tx.delete(user);
    return { outcome: user ? 'removed' : 'gone' };
  });
}

/**
 * PocketBase deletes what belongs to the record row by row; these may have thousands.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {number} now
 */
function prepareRemoval(app, user, now) {
  leaveTombstones(app, user, now);
  for (const table of ['generations', 'post_versions', 'posts']) {
    app
      .db()
      .newQuery(`DELETE FROM ${table} WHERE [[userId]] = {:user}`)
      .bind({ user: user.id })
      .execute();
  }
}

module.exports = { examine, prepareRemoval, remove };
