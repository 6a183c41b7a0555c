const rules = require('../../../../src/shared/rules.json');
const { day, stored } = require('../platform/time.js');
const { going } = require('./unused-accounts.js');

const mark = `
  UPDATE users SET [[lastActive]] = {:now}, [[inactivityNotice]] = ''
  WHERE id = {:id} AND [[inactivityNotice]] <> {:going}`;

/**
 * Once a day at most: every page that opens refreshes its token. Nobody comes into an account that is being deleted.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {number} now
 */
function markActive(app, user, now) {
  const seen = user.getString('lastActive') > stored(now - day);
  if (seen && user.getString('inactivityNotice') === '') return;
  const marked = app
    .db()
    .newQuery(mark)
    .bind({ now: stored(now), id: user.id, going })
    .execute();
  if (marked.rowsAffected() === 0) throw new UnauthorizedError(rules.messages.sessionExpired);
}

module.exports = { markActive };
