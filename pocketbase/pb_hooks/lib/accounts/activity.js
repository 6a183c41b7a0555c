const { day, stored } = require('../platform/time.js');

/**
 * Once a day at most: every page that opens refreshes its token.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {number} now
 */
function markActive(app, user, now) {
  const seen = user.getString('lastActive') > stored(now - day);
  if (seen && user.getString('inactivityNotice') === '') return;
  app
    .db()
    .newQuery(
      "UPDATE users SET [[lastActive]] = {:now}, [[inactivityNotice]] = '' WHERE id = {:id}",
    )
    .bind({ now: stored(now), id: user.id })
    .execute();
}

module.exports = { markActive };
