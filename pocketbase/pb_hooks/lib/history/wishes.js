const { firstRow } = require('../platform/first-row.js');
const { whileFull } = require('../platform/in-batches.js');
const { day, second, stored } = require('../platform/time.js');
const { forgetBefore, forgetSince } = require('./forgetting.js');

/** So few that whoever asks hardly waits for them. A job does the rest. */
const atOnce = 100;

/** The next run goes on: two side by side would only wait for each other. */
const longestRun = 50 * second;

/** What is younger may be given again, continued or mended, or is being written. */
const recent = 3 * day;

// Of two wishes the later moment counts. One that nothing is older than still asks for marks.
const write = `
  UPDATE users SET history = {:keep},
    [[historyFrom]] = CASE WHEN [[historyFrom]] < {:from} THEN {:from} ELSE [[historyFrom]] END
  WHERE id = {:user}`;

/**
 * From now on nothing that one generated before this moment is shown or told to anybody, and a job forgets it;
 * what is younger is kept as long as it says here.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string} keep
 * @param {string} from
 */
function wish(app, user, keep, from) {
  app
    .db()
    .newQuery(write)
    .bind({ user, keep, from: from || stored(0) })
    .execute();
}

const wished = `
  SELECT id, history, [[historyFrom]] FROM users WHERE [[historyFrom]] > ''
  ORDER BY [[historyFrom]] LIMIT 1`;

const wishOf = `
  SELECT id, history, [[historyFrom]] FROM users WHERE id = {:user} AND [[historyFrom]] > ''`;

const shape = { id: '', history: '', historyFrom: '' };

// Unless the owner wished or chose something else meanwhile.
const fulfilled = `
  UPDATE users SET [[historyFrom]] = ''
  WHERE id = {:id} AND [[historyFrom]] = {:historyFrom} AND history = {:history}`;

const markBatch = 10;

// Ordered as the index of what is remembered is: another would have it read all that is forgotten.
const markSome = `
  UPDATE generations SET kept = {:keep} WHERE id IN (
    SELECT id FROM generations
    WHERE [[userId]] = {:user} AND kept <> 'gone' AND state = 'done' AND refines = ''
      AND kept <> {:keep} AND timestamp >= {:from}
    ORDER BY timestamp, id LIMIT {:batch})
  RETURNING timestamp`;

/**
 * From the oldest on, so that none is looked at twice.
 * @param {CoreApp} app
 * @param {typeof shape} wish
 * @param {() => boolean} mayGoOn
 */
function markRows(app, { id, history }, mayGoOn) {
  let from = '';
  whileFull(markBatch, (size) => {
    if (!mayGoOn()) return 0;
    const rows = arrayOf(new DynamicModel({ timestamp: '' }));
    app.db().newQuery(markSome).bind({ user: id, keep: history, from, batch: size }).all(rows);
    for (const { timestamp } of rows) if (timestamp > from) from = timestamp;
    return rows.length;
  });
}

/**
 * @param {CoreApp} app
 * @param {typeof shape} wish
 * @param {number} now
 * @param {() => boolean} mayGoOn
 */
function fulfil(app, wish, now, mayGoOn) {
  forgetBefore(app, wish.id, wish.historyFrom, now, mayGoOn);
  if (mayGoOn()) markRows(app, wish, mayGoOn);
  if (mayGoOn()) app.db().newQuery(fulfilled).bind(wish).execute();
}

/**
 * The first rows of a wish, which are all of them for most people.
 * @param {CoreApp} app
 * @param {string} user
 * @param {number} now
 */
function begin(app, user, now) {
  const mine = firstRow(app, wishOf, { user }, shape);
  let steps = 0;
  const mayGoOn = () => {
    steps += 1;
    return steps <= atOnce / markBatch;
  };
  if (mine) fulfil(app, mine, now, mayGoOn);
}

/**
 * All there is by now.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {number} now
 */
function forgetAll(app, user, now) {
  const from = stored(now - recent);
  wish(app, user.id, user.getString('history'), from);
  forgetSince(app, user.id, from, now);
  begin(app, user.id, now);
}

/**
 * What was wished and not done at once, or was broken off.
 * @param {CoreApp} app
 * @param {number} now
 */
function fulfilWishes(app, now) {
  const mayGoOn = () => Date.now() - now <= longestRun;
  for (;;) {
    const next = mayGoOn() && firstRow(app, wished, {}, shape);
    if (!next) return;
    fulfil(app, next, now, mayGoOn);
  }
}

module.exports = { begin, forgetAll, fulfilWishes, wish };
