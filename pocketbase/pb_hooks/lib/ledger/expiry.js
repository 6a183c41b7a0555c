const { stored } = require('../platform/time.js');
const { exclusively } = require('../platform/exclusive.js');
const { giveBack } = require('./starts.js');

const batch = 200;

function lapsed(now) {
  return $dbx.exp("state = 'held' AND expires <= {:now}", { now: stored(now) });
}

function lapsedHoldsOf(app, userId, now) {
  return app.findAllRecords('generations', $dbx.hashExp({ userId }), lapsed(now));
}

/** Row by row and in a transaction: a commit that comes first wins, and pages that listen hear of it. */
function removeLapsedHolds(app, now) {
  let found;
  do {
    exclusively(app, (tx) => {
      const rows = arrayOf(new Record());
      tx.recordQuery('generations').andWhere(lapsed(now)).limit(batch).all(rows);
      found = rows.length;
      for (const row of rows) giveBack(tx, row);
    });
  } while (found === batch);
}

function dropOldResults(app, now) {
  app
    .db()
    .newQuery(
      `UPDATE generations SET result = '', expires = ''
       WHERE state = 'done' AND expires != '' AND expires <= {:now}`,
    )
    .bind({ now: stored(now) })
    .execute();
}

module.exports = { dropOldResults, lapsedHoldsOf, removeLapsedHolds };
