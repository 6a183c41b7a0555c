/** Changed within some milliseconds also where no page of it is in memory. */
const batch = 100;

/**
 * A statement that changes at most `{:batch}` rows, until it finds fewer. One that changed thousands
 * would keep every other writer waiting for seconds; in between they have their turn.
 */
function inBatches(app, statement, parameters) {
  const bound = Object.assign({ batch }, parameters);
  let changed;
  do {
    changed = app.db().newQuery(statement).bind(bound).execute().rowsAffected();
  } while (changed === batch);
}

/** All rows of the table for which the condition holds. */
function deleteInBatches(app, table, condition, parameters) {
  const some = `SELECT id FROM ${table} WHERE ${condition} LIMIT {:batch}`;
  inBatches(app, `DELETE FROM ${table} WHERE id IN (${some})`, parameters);
}

module.exports = { deleteInBatches, inBatches };
