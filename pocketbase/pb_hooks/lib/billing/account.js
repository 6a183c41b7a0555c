/** @import * as Contract from '../../../../src/shared/contracts/billing.ts' */

const { userOf } = require('../access/user-of-token.js');
const { onlyRow } = require('../platform/first-row.js');
const { isPremium, premiumParameters } = require('./premium.js');

const situation = `
  SELECT
    ${isPremium} AS premium,
    COALESCE((SELECT [[customerId]] FROM stripe_customers WHERE [[userId]] = {:user}), '') AS [[customerId]]`;

/**
 * Who is behind a request: only PocketBase can tell, since tokens are signed per record.
 * @param {CoreApp} app
 * @param {string} token
 * @param {number} now
 * @returns {Contract.AccountAnswer}
 */
function account(app, token, now) {
  const user = userOf(app, token);
  if (!user) return { outcome: 'unauthenticated' };
  const parameters = Object.assign(premiumParameters(now), { user: user.id });
  const seen = onlyRow(app, situation, parameters, { premium: false, customerId: '' });
  return {
    outcome: 'known',
    userId: user.id,
    email: user.email(),
    customerId: seen.customerId,
    premium: seen.premium,
  };
}

module.exports = { account };
