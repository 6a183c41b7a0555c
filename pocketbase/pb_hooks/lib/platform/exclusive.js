const { writing } = require('./storage.js');

/**
 * A transaction that has the write lock before it reads. SQLite refuses the first write of one that
 * has read, if another program wrote meanwhile, and PocketBase then repeats that write in vain for
 * seconds, with every other writer waiting.
 * @template Answer
 * @param {excludeHooks<core.App>} app
 * @param {(tx: excludeHooks<core.App>) => Answer} act
 * @returns {Answer}
 */
function exclusively(app, act) {
  /** @type {any} */
  let answer;
  const inTransaction = (tx) => {
    tx.db().newQuery('DELETE FROM quota_tombstones WHERE 1 = 0').execute();
    answer = act(tx);
  };
  writing(app, () => app.runInTransaction(inTransaction));
  return answer;
}

module.exports = { exclusively };
