/** Each lies on half a dozen pages; a large database has none of them in memory, and a busy machine no time. */
const batch = 10;

/** So that other programs have their turn as well, which PocketBase's own line of writers does not know. */
const pauseMilliseconds = 1;

/** A step that took longer is followed by a smaller one, so that a slow or busy machine keeps nobody waiting. */
const longestStep = 20;

/**
 * Goes on as long as so many rows were found as were asked for. One act for thousands of rows would keep every
 * other writer waiting for seconds.
 * @param {number} most
 * @param {(size: number) => number} act
 */
function whileFull(most, act) {
  let size = most;
  for (;;) {
    const began = Date.now();
    if (act(size) < size) return;
    const took = Date.now() - began;
    if (took > longestStep) size = Math.max(1, Math.floor(size / 2));
    else if (took < longestStep / 2) size = Math.min(most, size + 1);
    sleep(pauseMilliseconds);
  }
}

/**
 * A statement that changes at most `{:batch}` rows, until it finds fewer or may not go on.
 * @param {CoreApp} app
 * @param {string} statement
 * @param {Record<string, unknown>} parameters
 * @param {() => boolean} [mayGoOn]
 */
function inBatches(app, statement, parameters, mayGoOn = () => true) {
  /** @param {number} size */
  const change = (size) =>
    app
      .db()
      .newQuery(statement)
      .bind(Object.assign({ batch: size }, parameters))
      .execute()
      .rowsAffected();
  whileFull(batch, (size) => (mayGoOn() ? change(size) : 0));
}

/**
 * All rows of the table for which the condition holds.
 * @param {CoreApp} app
 * @param {string} table
 * @param {string} condition
 * @param {Record<string, unknown>} parameters
 */
function deleteInBatches(app, table, condition, parameters) {
  const some = `SELECT id FROM ${table} WHERE ${condition} LIMIT {:batch}`;
  inBatches(app, `DELETE FROM ${table} WHERE id IN (${some})`, parameters);
}

module.exports = { deleteInBatches, inBatches, pauseMilliseconds, whileFull };
