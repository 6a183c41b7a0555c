/** @import * as Contract from '../../../../src/shared/contracts/readiness.ts' */

const { storageState } = require('../platform/storage-state.js');
const { isZone } = require('./period.js');

/** @param {CoreApp} app */
function appliedMigrations(app) {
  const rows = arrayOf(new DynamicModel({ file: '' }));
  app.db().newQuery('SELECT file FROM _migrations').all(rows);
  return rows.map((row) => row.file);
}

/**
 * Pending ones are files that came after the start: a pull without a restart.
 * @param {CoreApp} app
 * @returns {Contract.Readiness}
 */
function readiness(app) {
  const files = $os.readDir(`${__hooks}/../pb_migrations`).map((entry) => entry.name());
  const applied = appliedMigrations(app);
  return {
    pendingMigrations: files.filter((file) => file.endsWith('.js') && !applied.includes(file)),
    timeZones: isZone('Pacific/Kiritimati'),
    storage: storageState(app),
  };
}

module.exports = { readiness };
