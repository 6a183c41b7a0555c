/**
 * A checkpoint that waits for nobody, by a connection for reading, so that nobody waits for it either. A program that
 * copies the database all the time has to decide by itself when the log begins anew.
 * @param {CoreApp} app
 */
function tune(app) {
  app.nonconcurrentDB().newQuery('PRAGMA optimize').execute();
  if ($os.getenv('POSTQUILL_DATABASE_COPY') === 'on') return;
  app.concurrentDB().newQuery('PRAGMA wal_checkpoint(PASSIVE)').execute();
}

module.exports = { tune };
