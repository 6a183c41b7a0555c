const { print } = require('./print.js');
const { kept, noteTrouble, stateOf } = require('./storage.js');
const { besideWriters } = require('./tuning.js');

/**
 * Takes new pages in the file and gives them back, as a save might have to.
 * @param {CoreApp} app
 */
function tryWriting(app) {
  /** @param {string} sql */
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  run('DROP TABLE IF EXISTS _room_for_writing');
  run('CREATE TABLE _room_for_writing AS SELECT zeroblob(65536) AS room');
  run('DROP TABLE _room_for_writing');
}

/**
 * A write is tried with the first question after a start, and after one that failed: while all is well, asking
 * costs nothing.
 * @param {CoreApp} app
 */
function storageState(app) {
  const before = app.store().get(kept);
  if (before === 'well' || before === 'damaged') return before;
  try {
    tryWriting(app);
  } catch (error) {
    noteTrouble(app, String(error));
    return stateOf(app);
  }
  app.store().set(kept, 'well');
  if (before === 'unwritable') print('The database can be written again.');
  return 'well';
}

/**
 * Reading all of a large file takes minutes, in which nobody would write: PocketBase takes whatever does not begin as a
 * SELECT for a write, of which there is one at a time.
 * @param {CoreApp} app
 */
function checkDatabase(app) {
  const rows = arrayOf(new DynamicModel({ quick_check: '' }));
  const look = () => app.concurrentDB().newQuery('PRAGMA quick_check(1)').all(rows);
  besideWriters(app, look);
  const [{ quick_check: found }] = rows;
  if (found === 'ok') print('The database was checked, and is sound.');
  else noteTrouble(app, `database disk image is malformed (11): ${found}`);
}

module.exports = { checkDatabase, storageState };
