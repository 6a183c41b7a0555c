const { noteTrouble } = require('./storage.js');

/** So long at most it is tried to copy all of the log while others write into it. */
const longestCopying = 60_000;

/** A program that copies the database all the time has to decide by itself when the log begins anew. */
const isCopied = () => $os.getenv('POSTQUILL_DATABASE_COPY') === 'on';

/**
 * A checkpoint that waits for nobody, by a connection for reading, so that nobody waits for it either.
 * @param {CoreApp} app
 */
function copyLog(app) {
  const rows = arrayOf(new DynamicModel({ busy: 0, log: 0, checkpointed: 0 }));
  app.concurrentDB().newQuery('PRAGMA wal_checkpoint(PASSIVE)').all(rows);
  const [{ busy, log, checkpointed }] = rows;
  return busy === 0 && log === checkpointed;
}

/** @param {CoreApp} app */
function tune(app) {
  app.nonconcurrentDB().newQuery('PRAGMA optimize').execute();
  if (!isCopied()) copyLog(app);
}

/**
 * A disk that takes no more is no reason to forget what the look found.
 * @param {CoreApp} app
 */
function copyWholeLog(app) {
  const until = Date.now() + longestCopying;
  try {
    while (!copyLog(app) && Date.now() < until) sleep(1);
  } catch (error) {
    noteTrouble(app, String(error));
  }
}

/**
 * Beside one look at all of a large database, which takes minutes, the log cannot begin anew, and grows. Whoever
 * commits first after it would copy all of it, and the next one cut its file with everybody waiting: seconds, on a
 * busy disk. Neither happens on the connection that writes; what has grown is copied here. SQLite makes the copy
 * last, which takes longest, only where nobody has written since it began, so it is tried until that is so. The file
 * keeps its length, which the next night needs again, until that connection is opened anew.
 * @template Answer
 * @param {CoreApp} app
 * @param {() => Answer} look
 * @returns {Answer}
 */
function besideWriters(app, look) {
  if (isCopied()) return look();
  /** @param {string} setting */
  const set = (setting) => app.nonconcurrentDB().newQuery(`PRAGMA ${setting}`).execute();
  set('journal_size_limit = -1');
  set('wal_autocheckpoint = 0');
  try {
    return look();
  } finally {
    copyWholeLog(app);
    set('wal_autocheckpoint = 1000');
  }
}

module.exports = { besideWriters, tune };
