/** @import * as Contract from '../../../../../src/shared/contracts/ledger/rest.ts' */

const rules = require('../../../../../src/shared/rules.json');
const { asIso, hour, stored } = require('../../platform/time.js');
const { firstRow } = require('../../platform/first-row.js');
const { leftAfter } = require('../commit-release.js');

const { resultHours } = rules.generation;

/** However often it is continued: a wish to forget counts on three days being enough (`recent` in history). */
const longestHours = 2 * resultHours;

const rowShape = { userId: '', plan: '', period: '', slots: 0 };
const columns = '[[userId]], plan, period, slots';

const underWay = "id = {:id} AND [[restTries]] = {:attempt} AND [[restUntil]] != ''";

// What its owner forgot meanwhile, or what is over, stays so.
const give = `
  UPDATE generations
  SET result = {:result}, expires = {:expires}, [[restUntil]] = '', indexed = 0,
    [[restGiven]] = [[restGiven]] || ' ' || COALESCE(NULLIF({:platform}, ''), platform)
  WHERE ${underWay} AND result != '' RETURNING ${columns}`;

const given = `
  SELECT ${columns} FROM generations
  WHERE id = {:id} AND [[restTries]] = {:attempt} AND result = {:result}`;

const end = `
  UPDATE generations SET [[restUntil]] = '', [[restTries]] = [[restTries]] - {:back}
  WHERE ${underWay} RETURNING ${columns}`;

// Of a row this never changes, so it may be read before.
const born = 'SELECT timestamp FROM generations WHERE id = {:id}';

/** @param {CoreApp} app @param {string} id @param {number} now */
function lastsUntil(app, id, now) {
  const row = firstRow(app, born, { id }, { timestamp: '' });
  const last = row ? Date.parse(asIso(row.timestamp)) + longestHours * hour : now;
  return stored(Math.min(now + resultHours * hour, last));
}

/**
 * Safe to repeat where a writer began. A try that ran out still counts, unless a later one has begun.
 * @param {CoreApp} app
 * @param {Contract.CompleteRequest} request
 * @param {number} now
 * @returns {Contract.CompleteAnswer}
 */
function complete(app, { id, attempt, platform, result, begun }, now) {
  const expires = lastsUntil(app, id, now);
  const row =
    result === ''
      ? firstRow(app, end, { id, attempt, back: begun ? 0 : 1 }, rowShape)
      : firstRow(app, give, { id, attempt, platform, result, expires }, rowShape) ||
        firstRow(app, given, { id, attempt, result }, rowShape);
  return row ? { outcome: 'completed', left: leftAfter(app, row, now) } : { outcome: 'lost' };
}

module.exports = { complete };
