const { stored } = require('../platform/time.js');
const { changeInBatches, eachInPieces, whileFull } = require('../platform/in-batches.js');
const { giveBack } = require('./starts.js');

/** Found at once; how many of them a transaction removes, its time decides. */
const batch = 4;

/** @param {number} now */
function lapsed(now) {
  return $dbx.exp("state = 'held' AND expires <= {:now}", { now: stored(now) });
}

/** @param {CoreApp} app @param {string} userId @param {number} now */
function lapsedHoldsOf(app, userId, now) {
  return app.findAllRecords('generations', $dbx.hashExp({ userId }), lapsed(now));
}

/**
 * Row by row and in a transaction: a commit that comes first wins, and pages that listen hear of it.
 * @param {CoreApp} app
 * @param {number} now
 */
function removeLapsedHolds(app, now) {
  whileFull(batch, (size) => {
    const found = arrayOf(new Record());
    app.recordQuery('generations').andWhere(lapsed(now)).limit(size).all(found);
    eachInPieces(app, Array.from(found), (tx, { id }) => {
      const still = tx.findAllRecords('generations', $dbx.hashExp({ id }), lapsed(now));
      for (const row of still) giveBack(tx, row);
    });
    return found.length;
  });
}

// Greater, not unlike: whatever has an empty text there, which is nearly all, would be read every time.
// What history keeps stays there, but is answered to nobody who asks for the same again.
const dropSomeResults = {
  table: 'generations',
  change: `UPDATE generations
    SET expires = '', result = CASE WHEN kept = 'gone' THEN '' ELSE result END
    WHERE id = {:id}`,
  condition: "state = 'done' AND expires > '' AND expires <= {:now}",
};

/** @param {CoreApp} app @param {number} now */
function dropOldResults(app, now) {
  changeInBatches(app, dropSomeResults, { now: stored(now) });
}

module.exports = { dropOldResults, lapsedHoldsOf, removeLapsedHolds };
