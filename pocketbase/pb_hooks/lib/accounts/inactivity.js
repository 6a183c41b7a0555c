const rules = require('../../../../src/shared/rules.json');
const { day, stored } = require('../platform/time.js');
const { canSend } = require('../mail/settings.js');
const { print } = require('../platform/print.js');
const { send } = require('../mail/letters.js');
const { dayFor } = require('../mail/words.js');
const { remove } = require('./removal.js');
const { cutoffOf, findUntold, findDue, going } = require('./unused-accounts.js');

/** @param {CoreApp} app @param {core.Record} user @param {number} now */
function tell(app, user, now) {
  const goes = now + rules.account.inactiveNoticeDays * day;
  send(app, 'inactive', user, user.email(), { day: dayFor(user, goes) });
  app
    .db()
    .newQuery('UPDATE users SET [[inactivityNotice]] = {:now} WHERE id = {:id}')
    .bind({ now: stored(now), id: user.id })
    .execute();
}

const close = `
  UPDATE users SET [[inactivityNotice]] = {:going}
  WHERE id = {:id} AND [[inactivityNotice]] > ''`;

/**
 * The owner may have come back since the list was made: a visit empties the notice. Whoever comes once it has begun
 * would find a part of the account only, and finds it closed; where it is broken off, the next visit goes on.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {number} now
 */
function removeUnlessBack(app, user, now) {
  const closed = app.db().newQuery(close).bind({ going, id: user.id }).execute();
  return closed.rowsAffected() > 0 && remove(app, user.id, now).outcome === 'removed';
}

/**
 * To the end of the line, so that those who cannot be deleted keep nobody else waiting. It is open again until then.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {number} now
 */
function postpone(app, user, now) {
  const noticeEnds = stored(now - rules.account.inactiveNoticeDays * day);
  app
    .db()
    .newQuery(
      "UPDATE users SET [[inactivityNotice]] = {:noticeEnds} WHERE id = {:id} AND [[inactivityNotice]] > ''",
    )
    .bind({ noticeEnds, id: user.id })
    .execute();
}

/** @param {CoreApp} app @param {core.Record} user @param {number} now */
function removeOrPostpone(app, user, now) {
  try {
    return removeUnlessBack(app, user, now);
  } catch (error) {
    postpone(app, user, now);
    throw error;
  }
}

/** @param {core.Record[]} users @param {(user: core.Record) => unknown} act */
function count(users, act) {
  let done = 0;
  for (const user of users) {
    try {
      if (act(user) !== false) done += 1;
    } catch (error) {
      print(`Unused account ${user.id}: ${error}`);
    }
  }
  return done;
}

/** @param {CoreApp} app @param {number} now */
function visitUnusedAccounts(app, now) {
  const mode = $os.getenv('POSTQUILL_INACTIVE_ACCOUNTS');
  if (mode !== 'on' && mode !== 'report') return;
  const cutoff = cutoffOf(now);
  const untold = findUntold(app, cutoff);
  const due = findDue(app, cutoff, now);
  if (mode === 'report') {
    /** @param {core.Record[]} users */
    const ids = (users) => users.map((user) => user.id).join(' ') || 'none';
    print(`Unused accounts, a report only. Would be told: ${ids(untold)}`);
    print(`Unused accounts, a report only. Would be deleted: ${ids(due)}`);
    return;
  }
  if (!canSend()) {
    print('Unused accounts stay: without a mail server nobody can be told beforehand.');
    return;
  }
  const told = count(untold, (user) => tell(app, user, now));
  const removed = count(due, (user) => removeOrPostpone(app, user, now));
  print(`Unused accounts: ${told} told, ${removed} deleted.`);
}

module.exports = { visitUnusedAccounts };
