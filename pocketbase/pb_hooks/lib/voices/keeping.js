const rules = require('../../../../src/shared/rules.json');
const { isPremium, premiumParameters } = require('../billing/premium.js');
const { goOnExclusively } = require('../platform/exclusive.js');
const { onlyRow } = require('../platform/first-row.js');
const { freeSlot } = require('../platform/free-slot.js');
const { refuse } = require('../platform/refuse.js');

const situation = `
  SELECT
    ${isPremium} AS premium,
    count(*) AS total,
    COALESCE(string_agg(CAST(slot AS TEXT), ','), '') AS slots
  FROM voices WHERE [[userId]] = {:user}`;

const situationShape = { premium: false, total: 0, slots: '' };

const endDefault =
  'UPDATE voices SET [[isDefault]] = FALSE WHERE [[userId]] = {:user} AND [[isDefault]]';

/** Changes nothing while there is a default; without one the oldest becomes it. */
const settleDefault = `
  UPDATE voices SET [[isDefault]] = TRUE WHERE id = (
    SELECT id FROM voices WHERE [[userId]] = {:user} ORDER BY [[isDefault]] DESC, timestamp, id LIMIT 1)`;

/** @param {CoreApp} tx @param {string} statement @param {core.RecordRequestEvent} e */
function run(tx, statement, e) {
  tx.db()
    .newQuery(statement)
    .bind({ user: e.record.getString('userId') })
    .execute();
}

/**
 * Counts inside the insert's own transaction: a rule would count outside it and let parallel calls through.
 * @param {core.RecordRequestEvent} e
 * @param {number} now
 */
function createWithinLimit(e, now) {
  const user = e.record.getString('userId');
  const parameters = Object.assign(premiumParameters(now), { user });
  const isKept = goOnExclusively(e, (tx) => {
    const { premium, total, slots } = onlyRow(tx, situation, parameters, situationShape);
    if (total >= rules.plans[premium ? 'premium' : 'free'].voices) return false;
    e.record.set('slot', freeSlot(slots));
    if (total === 0) e.record.set('isDefault', true);
    if (e.record.getBool('isDefault')) run(tx, endDefault, e);
    return true;
  });
  if (!isKept) return refuse(e, 403, 'voicesLimit');
}

/**
 * A voice is the default until another one becomes it: whoever says it no more is not heard.
 * @param {core.RecordRequestEvent} e
 */
function change(e) {
  const { record } = e;
  const chosen = record.getBool('isDefault') && !record.original().getBool('isDefault');
  // The row was read before the transaction: what was not changed here may have changed elsewhere.
  record.ignoreUnchangedFields(true);
  if (!chosen) record.set('isDefault', record.original().getBool('isDefault'));
  goOnExclusively(e, (tx) => {
    if (chosen) run(tx, endDefault, e);
    return true;
  });
}

/** @param {core.RecordRequestEvent} e */
function remove(e) {
  goOnExclusively(
    e,
    () => true,
    (tx) => run(tx, settleDefault, e),
  );
}

module.exports = { change, createWithinLimit, remove };
