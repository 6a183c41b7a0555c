/** @import { KeepHistoryBody } from '../../../../src/shared/contracts/history.ts' */

const { refuse } = require('../platform/refuse.js');
const { hour, stored } = require('../platform/time.js');
const { isChoice, oldestOf } = require('./lasting.js');
const { begin, wish } = require('./wishes.js');

// What is being written, or was written a moment ago; a job marks all others.
const markLatest = `
  UPDATE generations SET kept = {:keep}
  WHERE [[userId]] = {:user} AND timestamp >= {:since} AND kept <> 'gone'`;

/**
 * How long one's history is kept from now on. What the account says counts, whatever rows still say.
 * @param {SignedInRequest} e
 * @param {KeepHistoryBody} asked
 * @param {number} now
 */
function keepHistory(e, { keep }, now) {
  if (!isChoice(keep)) return refuse(e, 400, 'historyKeepWrong');
  const user = e.auth.id;
  wish(e.app, user, keep, oldestOf(keep, now));
  const since = stored(now - hour);
  e.app.db().newQuery(markLatest).bind({ keep, user, since }).execute();
  begin(e.app, user, now);
  return e.noContent(204);
}

module.exports = { keepHistory };
