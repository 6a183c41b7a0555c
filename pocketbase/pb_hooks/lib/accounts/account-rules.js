const rules = require('../../../../src/shared/rules.json');
const { isServing } = require('../platform/operator.js');
const { day, second } = require('../platform/time.js');

/**
 * Migrations keep the numbers of their day; an installation of any age follows the rules of today.
 * @param {CoreApp} app
 */
function applyAccountRules(app) {
  if (!isServing()) return;
  // PocketBase would only do so later, and a migration of old would have the last word.
  app.runAllMigrations();
  const users = app.findCollectionByNameOrId('users');
  const password = users.fields.getByName('password');
  const { passwordMinLength, sessionDays } = rules.account;
  const duration = (sessionDays * day) / second;
  if (password.min === passwordMinLength && users.authToken.duration === duration) return;
  password.min = passwordMinLength;
  users.authToken.duration = duration;
  app.save(users);
}

module.exports = { applyAccountRules };
