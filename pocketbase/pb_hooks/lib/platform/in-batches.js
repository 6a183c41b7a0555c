/** Each lies on half a dozen pages; a large database has none of them in memory, and a busy machine no time. */
const batch = 10;

/** So that other programs have their turn as well, which PocketBase's own line of writers does not know. */
const pauseMilliseconds = 1;

/**
 * Goes on as long as so many rows were found. One act for thousands of rows would keep every other
 * writer waiting for seconds.
 * @param {number} size
 * @param {() => number} act
 */
function whileFull(size, act) {
  while (act() === size) sleep(pauseMilliseconds);
}

/**
 * A statement that changes at most `{:batch}` rows, until it finds fewer or may not go on.
 * @param {CoreApp} app
 * @param {string} statement
 * @param {Record<string, unknown>} parameters
 * @param {() => boolean} [mayGoOn]
 */
function inBatches(app, statement, parameters, mayGoOn = () => true) {
  const query = app.db().newQuery(statement).bind(Object.assign({ batch }, parameters));
  whileFull(batch, () => (mayGoOn() ? query.execute().rowsAffected() : 0));
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
