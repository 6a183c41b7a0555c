const { exclusively } = require('./exclusive.js');

/** Each lies on half a dozen pages; a large database has none of them in memory, and a busy machine no time. */
const batch = 10;

/** So that other programs have their turn as well, which PocketBase's own line of writers does not know. */
const pauseMilliseconds = 1;

/** A step that took longer is followed by a smaller one, so that a slow or busy machine keeps nobody waiting. */
const longestStep = 20;

/**
 * Goes on as long as so many rows were found as were asked for. One act for thousands of rows would keep every
 * other writer waiting for seconds. The first step has one row: what it costs is known only then, and where its pages
 * have to be read from the disk, it is much.
 * @param {number} most
 * @param {(size: number) => number} act
 */
function whileFull(most, act) {
  let size = 1;
  for (;;) {
    const began = Date.now();
    if (act(size) < size) return;
    const took = Date.now() - began;
    if (took > longestStep) size = Math.max(1, Math.floor(size / 2));
    else if (took < longestStep / 2) size = Math.min(most, size * 2);
    sleep(pauseMilliseconds);
  }
}

/** How long a transaction takes another item; what a machine does in it differs much. */
const longestPiece = 10;

/**
 * One item after the other, in transactions that take no further one after a while: others have their turn between
 * two of them, those of other programs as well. `act` is handed what is left and whether another may be taken, takes
 * at least the first, and says how many it took.
 * @template Item
 * @param {CoreApp} app
 * @param {Item[]} items
 * @param {(tx: CoreApp, left: Item[], mayGoOn: () => boolean) => number} act
 */
function inPieces(app, items, act) {
  let left = items;
  while (left.length > 0) {
    if (left !== items) sleep(pauseMilliseconds);
    const taken = exclusively(app, (tx) => {
      const until = Date.now() + longestPiece;
      return act(tx, left, () => Date.now() < until);
    });
    left = left.slice(taken);
  }
}

/**
 * The same where each is by itself.
 * @template Item
 * @param {CoreApp} app
 * @param {Item[]} items
 * @param {(tx: CoreApp, item: Item) => void} act
 */
function eachInPieces(app, items, act) {
  inPieces(app, items, (tx, left, mayGoOn) => {
    let taken = 0;
    while (taken < left.length && (taken === 0 || mayGoOn())) {
      act(tx, left[taken]);
      taken += 1;
    }
    return taken;
  });
}

/**
 * All rows of the table for which the condition holds. They are looked for while everybody may write, since what is
 * not in memory is read from the disk then; and once more in the transaction, since somebody may have changed one.
 * @param {CoreApp} app
 * @param {{ table: string, change: string, condition: string }} what The change of one row, `{:id}`, and for which.
 * @param {Record<string, unknown>} parameters
 * @param {() => boolean} [mayGoOn]
 */
function changeInBatches(app, { table, change, condition }, parameters, mayGoOn = () => true) {
  const some = `SELECT id FROM ${table} WHERE ${condition} LIMIT {:batch}`;
  const one = `${change} AND ${condition}`;
  whileFull(batch, (size) => {
    if (!mayGoOn()) return 0;
    const found = arrayOf(new DynamicModel({ id: '' }));
    app
      .db()
      .newQuery(some)
      .bind(Object.assign({ batch: size }, parameters))
      .all(found);
    eachInPieces(app, Array.from(found), (tx, { id }) => {
      tx.db().newQuery(one).bind(Object.assign({ id }, parameters)).execute();
    });
    return found.length;
  });
}

/**
 * @param {CoreApp} app
 * @param {string} table
 * @param {string} condition
 * @param {Record<string, unknown>} parameters
 */
function deleteInBatches(app, table, condition, parameters) {
  changeInBatches(
    app,
    { table, change: `DELETE FROM ${table} WHERE id = {:id}`, condition },
    parameters,
  );
}

module.exports = { changeInBatches, deleteInBatches, eachInPieces, inPieces, whileFull };
