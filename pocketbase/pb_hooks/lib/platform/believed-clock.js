const rules = require('../../../../src/shared/rules.json');
const { exclusively } = require('./exclusive.js');
const { firstRow } = require('./first-row.js');
const { print } = require('./print.js');
const { asIso, hour, minute, stored } = require('./time.js');

/** How far from what was believed last a clock may be: nothing is forgotten too early by more. */
const furthest = rules.clock.believedHours * hour;

/** A doubted clock that ran on for so long is believed all the same, so that nothing is kept for ever. */
const enough = furthest;

/** Between two looks that are further apart nothing ran, or the clock was moved once more. */
const longestStep = 10 * minute;

/** Whoever looks meanwhile need not write it down again. */
const written = { believed: hour, seen: minute };

const insert =
  'INSERT INTO believed_clock (believed, seen, lived) VALUES ({:believed}, {:seen}, {:lived})';

/** @typedef {{ believed: number, seen: number, lived: number }} Clock */

/** @param {CoreApp} app @returns {Clock | undefined} */
function clockIn(app) {
  const shape = { believed: '', seen: '', lived: 0 };
  const row = firstRow(app, 'SELECT believed, seen, lived FROM believed_clock', {}, shape);
  /** @param {string} text */
  const moment = (text) => Date.parse(asIso(text));
  return row && { believed: moment(row.believed), seen: moment(row.seen), lived: row.lived };
}

/**
 * Ahead and back are the same: one of the two moments is wrong, and which one nobody here can know.
 * @param {Clock | undefined} before
 * @param {number} now
 * @returns {Clock}
 */
function clockAt(before, now) {
  const believed = { believed: now, seen: now, lived: 0 };
  if (!before || Math.abs(now - before.believed) <= furthest) return believed;
  const step = Math.min(Math.max(now - before.seen, 0), longestStep);
  const lived = before.lived + step;
  return lived >= enough ? believed : { believed: before.believed, seen: now, lived };
}

/**
 * @param {Clock} before
 * @param {number} now
 */
function isWritten(before, now) {
  if (Math.abs(now - before.believed) > furthest) return Math.abs(now - before.seen) < written.seen;
  return before.seen === before.believed && Math.abs(now - before.believed) < written.believed;
}

/**
 * What every process says of one database, so that a restart, a copy put back and the next leader know it too.
 * @param {CoreApp} app
 * @param {number} now
 */
function noteClock(app, now) {
  const before = clockIn(app);
  if (before && isWritten(before, now)) return clockAt(before, now);
  return exclusively(app, (tx) => {
    const clock = clockAt(clockIn(tx), now);
    tx.db().newQuery('DELETE FROM believed_clock').execute();
    tx.db()
      .newQuery(insert)
      .bind({ believed: stored(clock.believed), seen: stored(clock.seen), lived: clock.lived })
      .execute();
    return clock;
  });
}

/** @param {CoreApp} app @param {Clock} clock @param {number} now */
function tellOnce(app, clock, now) {
  const kept = 'clockIsDoubted';
  const doubted = clock.believed !== now;
  if (app.store().get(kept) === doubted) return;
  const first = !app.store().has(kept);
  app.store().set(kept, doubted);
  if (doubted) {
    print(
      `The clock says ${stored(now)}, which is more than ${rules.clock.believedHours} hours from ${stored(clock.believed)}, where it was last ` +
        `believed: nothing goes for its age before it comes back, or has run on for as long. Set it if it is wrong.`,
    );
  } else if (!first) {
    print('The clock is believed again, and what is too old goes.');
  }
}

/**
 * For whatever destroys by age. With the clock a month ahead it would be too early, and for good.
 * @param {CoreApp} app
 * @param {(app: CoreApp, now: number) => void} act
 * @param {number} [now]
 */
function whereClockIsBelieved(app, act, now = Date.now()) {
  const clock = noteClock(app, now);
  tellOnce(app, clock, now);
  if (clock.believed === now) act(app, now);
}

module.exports = { whereClockIsBelieved };
