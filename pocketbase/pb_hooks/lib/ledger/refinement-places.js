const rules = require('../../../../src/shared/rules.json');
const { onlyRow } = require('../platform/first-row.js');

// The slot of a hold that ran out comes as a negative number.
const taken = `
  SELECT COALESCE(string_agg(CAST(
    CASE WHEN state = 'done' OR expires > {:now} THEN [[refineSlot]] ELSE -[[refineSlot]] END
    AS TEXT), ','), '') AS slots
  FROM generations
  WHERE [[userId]] = {:user} AND refines = {:refines} AND [[refineSlot]] > 0`;

/**
 * The places that are counted, on the free plan; Premium has no end of them.
 * @param {CoreApp} tx
 * @param {boolean} premium
 * @param {string} refines
 * @param {{ user: string, now: string }} parameters
 */
function placesOf(tx, premium, refines, parameters) {
  const limit = rules.plans[premium ? 'premium' : 'free'].refinements;
  if (limit === null) return { limit, slot: 0, left: null, lapsed: false };
  const about = { user: parameters.user, refines, now: parameters.now };
  const numbers = onlyRow(tx, taken, about, { slots: '' }).slots.split(',').map(Number);
  const used = numbers.filter((number) => number > 0);
  let slot = 1;
  while (used.includes(slot)) slot += 1;
  const lapsed = numbers.some((number) => number < 0);
  return { limit, slot, left: Math.max(0, limit - used.length), lapsed };
}

module.exports = { placesOf };
