const rules = require('../../../../src/shared/rules.json');
const { onlyRow } = require('../platform/first-row.js');
const { freeSlot } = require('../platform/free-slot.js');

// The slot of a hold that ran out comes as a negative number.
const counted = `
  SELECT COALESCE(string_agg(CAST(
    CASE WHEN state = 'done' OR expires > {:now} THEN [[refineSlot]] ELSE -[[refineSlot]] END
    AS TEXT), ','), '') AS slots,
    COALESCE((SELECT refined FROM quota_tombstones
      WHERE [[emailHash]] = {:emailHash} AND period = {:refines}), 0) AS buried
  FROM generations
  WHERE [[userId]] = {:user} AND refines = {:refines} AND [[refineSlot]] > 0`;

/**
 * The places that are counted, on the free plan; Premium has no end of them.
 * @param {CoreApp} tx
 * @param {boolean} premium
 * @param {string} refines
 * @param {Record<'user' | 'now' | 'emailHash', string>} parameters
 */
function placesOf(tx, premium, refines, parameters) {
  const limit = rules.plans[premium ? 'premium' : 'free'].refinements;
  if (limit === null) return { limit, slots: 0, slot: 0, left: null, lapsed: false };
  const { user, now, emailHash } = parameters;
  const seen = onlyRow(tx, counted, { user, now, emailHash, refines }, { slots: '', buried: 0 });
  const numbers = seen.slots.split(',').map(Number);
  const taken = numbers.filter((number) => number > 0);
  const slots = Math.max(0, limit - seen.buried);
  const slot = freeSlot(seen.slots);
  const lapsed = numbers.some((number) => number < 0);
  return { limit, slots, slot, left: Math.max(0, slots - taken.length), lapsed };
}

module.exports = { placesOf };
