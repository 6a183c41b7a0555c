/** @import { Plan } from '../../../../src/shared/rules.ts' */

/**
 * What is used and left, of the month and of the day.
 * @typedef {{
 *   plan: Plan,
 *   limit: number | null,
 *   slots: number,
 *   slot: number,
 *   left: number | null,
 *   lapsed: boolean,
 *   starts: number,
 *   startsPerDay: number | null,
 * }} Allowance
 */

/**
 * What the statements of a hold and of a refinement are given.
 * @typedef {ReturnType<typeof import('../billing/premium.js').premiumParameters>
 *   & Record<'user' | 'period' | 'key' | 'emailHash' | 'now' | 'day', string>} HoldParameters
 */

const rules = require('../../../../src/shared/rules.json');
const { freeSlot } = require('../platform/free-slot.js');
const { onlyRow } = require('../platform/first-row.js');
const { startsToday } = require('./starts.js');

// What else decides on the free plan. The slot of a hold that ran out comes as a negative number.
const counted = `
  SELECT
    COALESCE(string_agg(CAST(
      CASE WHEN state = 'done' OR expires > {:now} THEN slot ELSE -slot END AS TEXT), ','), '') AS slots,
    COALESCE((SELECT used FROM quota_tombstones
      WHERE [[emailHash]] = {:emailHash} AND period = {:period}), 0) AS buried,
    ${startsToday} AS starts
  FROM generations WHERE [[userId]] = {:user} AND period = {:period} AND slot > 0`;

const countedShape = { slots: '', buried: 0, starts: 0 };

const begun = `SELECT ${startsToday} AS starts`;

/**
 * @param {CoreApp} tx
 * @param {number | null} startsPerDay
 * @param {HoldParameters} parameters
 * @returns {Allowance}
 */
function premiumAllowance(tx, startsPerDay, parameters) {
  const { starts } =
    startsPerDay === null ? { starts: 0 } : onlyRow(tx, begun, parameters, { starts: 0 });
  /** @type {Omit<Allowance, 'starts' | 'startsPerDay'>} */
  const unlimited = { plan: 'premium', limit: null, slots: 0, slot: 0, left: null, lapsed: false };
  return Object.assign(unlimited, { starts, startsPerDay });
}

/**
 * @param {CoreApp} tx
 * @param {HoldParameters} parameters
 * @returns {Allowance}
 */
function freeAllowance(tx, parameters) {
  const { slots: listed, buried, starts } = onlyRow(tx, counted, parameters, countedShape);
  const { generationsPerMonth: limit, startsPerDay } = rules.plans.free;
  const slots = Math.max(0, limit - buried);
  const numbers = listed.split(',').map(Number);
  const taken = numbers.filter((slot) => slot > 0);
  const slot = freeSlot(listed);
  const left = Math.max(0, slots - taken.length);
  const lapsed = numbers.some((number) => number < 0);
  return { plan: 'free', limit, slots, slot, left, lapsed, starts, startsPerDay };
}

module.exports = { freeAllowance, premiumAllowance };
