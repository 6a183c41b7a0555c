/** @import * as Contract from '../../../../src/shared/contracts/own-models.ts' */

const { firstRow } = require('../platform/first-row.js');

const inUse = `
  SELECT [[userId]], address, model, [[sealedKey]] FROM own_models WHERE [[userId]] = {:user} AND [[inUse]]`;

/**
 * The model of the user's own that writes for them, or null where they have none or switched it off.
 * @param {CoreApp} app
 * @param {string} user
 * @returns {Contract.OwnModelBrief | null}
 */
function modelInUse(app, user) {
  const shape = { userId: '', address: '', model: '', sealedKey: '' };
  return firstRow(app, inUse, { user }, shape) || null;
}

module.exports = { modelInUse };
