const { print } = require('./print.js');
const { writing } = require('./storage.js');

/**
 * By the line of ours that wanted the transaction: its statements' values are somebody's.
 * @param {number} milliseconds
 */
function tellIfSlow(milliseconds) {
  if (milliseconds < Number($os.getenv('POSTQUILL_SLOW_CALL_MS') || 1000)) return;
  const places = String(new Error().stack).match(/[\w-]{1,60}\.js:\d+/g) || [];
  const place = places.find((each) => !/^(exclusive|in-batches)\.js/.test(each));
  print(`Nobody else could write for ${milliseconds} ms, because of ${place}`);
}

/**
 * A transaction that has the write lock before it reads. SQLite refuses the first write of one that
 * has read, if another program wrote meanwhile, and PocketBase then repeats that write in vain for
 * seconds, with every other writer waiting.
 * @template Answer
 * @param {CoreApp} app
 * @param {(tx: core.App) => Answer} act
 * @returns {Answer}
 */
function exclusively(app, act) {
  /** @type {any} */
  let answer;
  let began = 0;
  /** @param {core.App} tx */
  const inTransaction = (tx) => {
    tx.db().newQuery('DELETE FROM quota_tombstones WHERE 1 = 0').execute();
    began = Date.now();
    answer = act(tx);
  };
  try {
    writing(app, () => app.runInTransaction(inTransaction));
  } finally {
    // One that never had the lock kept nobody waiting.
    if (began > 0) tellIfSlow(Date.now() - began);
  }
  return answer;
}

/**
 * Goes on with the event inside of a transaction, so that its rows stay as they were found, unless
 * they are such that `prepare` says no. Answers what it said.
 * @param {{ app: core.App, next(): void }} e
 * @param {(tx: CoreApp) => boolean} prepare
 * @param {(tx: CoreApp) => void} [finish]
 */
function goOnExclusively(e, prepare, finish = () => undefined) {
  const app = e.app;
  const goesOn = exclusively(app, (tx) => {
    if (!prepare(tx)) return false;
    e.app = tx;
    e.next();
    finish(tx);
    return true;
  });
  e.app = app;
  return goesOn;
}

module.exports = { exclusively, goOnExclusively };
