/** @import { KeepHistoryBody } from '../../../../src/shared/contracts/history.ts' */

const { whileFull } = require('../platform/in-batches.js');
const { refuse } = require('../platform/refuse.js');
const { hour, stored } = require('../platform/time.js');
const { forgetOlder } = require('./forgetting.js');
const { isChoice, oldestOf } = require('./lasting.js');

const batch = 10;

const markSome = `
  UPDATE generations SET kept = {:keep} WHERE id IN (
    SELECT id FROM generations
    WHERE [[userId]] = {:user} AND kept <> 'gone' AND state = 'done' AND refines = ''
      AND kept <> {:keep} AND timestamp >= {:from}
    ORDER BY timestamp LIMIT {:batch})
  RETURNING timestamp`;

// What is being written, or was begun while the others were marked.
const markLatest = `
  UPDATE generations SET kept = {:keep}
  WHERE [[userId]] = {:user} AND timestamp >= {:since} AND kept <> 'gone'`;

const choose = 'UPDATE users SET history = {:keep} WHERE id = {:user}';

/**
 * From the oldest on, so that none is looked at twice.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string} keep
 */
function markRows(app, user, keep) {
  let from = '';
  whileFull(batch, () => {
    const rows = arrayOf(new DynamicModel({ timestamp: '' }));
    app.db().newQuery(markSome).bind({ user, keep, from, batch }).all(rows);
    for (const { timestamp } of rows) if (timestamp > from) from = timestamp;
    return rows.length;
  });
}

/**
 * How long one's history is kept from now on. The rows come first: where this ends on its way, they are
 * marked back when they are due, since what the account says counts.
 * @param {SignedInRequest} e
 * @param {KeepHistoryBody} asked
 * @param {number} now
 */
function keepHistory(e, { keep }, now) {
  if (!isChoice(keep)) return refuse(e, 400, 'historyKeepWrong');
  const user = e.auth.id;
  markRows(e.app, user, keep);
  e.app.db().newQuery(choose).bind({ keep, user }).execute();
  const since = stored(now - hour);
  e.app.db().newQuery(markLatest).bind({ keep, user, since }).execute();
  const oldest = oldestOf(keep, now);
  if (oldest !== '') forgetOlder(e.app, user, oldest, now);
  return e.noContent(204);
}

module.exports = { keepHistory };
