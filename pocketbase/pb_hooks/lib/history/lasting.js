/** @import { HistoryKeep } from '../../../../src/shared/contracts/history.ts' */

const rules = require('../../../../src/shared/rules.json');
const { day, stored } = require('../platform/time.js');

/** @type {Record<string, { days: number | null }>} */
const choices = rules.history.keep;

/**
 * As an account's column has it; nobody who never chose has a word there.
 * @param {string} column
 */
function choiceOf(column) {
  const known = Object.hasOwn(choices, column) ? column : rules.history.default;
  return /** @type {HistoryKeep} */ (known);
}

/**
 * What is older is over; empty where nothing ever is.
 * @param {string} column
 * @param {number} now
 */
function oldestOf(column, now) {
  const { days } = choices[choiceOf(column)];
  return days === null ? '' : stored(now - days * day);
}

/** What rows may bear that will be over one day, those of accounts that never chose among them. */
const ending = ['', ...Object.keys(choices)].filter((column) => oldestOf(column, 0) !== '');

/** @param {string} keep */
const isChoice = (keep) => Object.hasOwn(choices, keep);

module.exports = { choiceOf, ending, isChoice, oldestOf };
