/** @import * as Contract from '../../../../src/shared/contracts/billing.ts' */

const { asIso } = require('../platform/time.js');

const pageSize = 500;

const customersPage = `
  SELECT
    c.[[customerId]], c.[[userId]],
    COALESCE(s.status, '') AS status,
    COALESCE(s.[[stripeSubscriptionId]], '') AS [[subscriptionId]],
    COALESCE(s.[[currentPeriodEnd]], '') AS [[paidUntil]],
    COALESCE(s.owing, FALSE) AS owing,
    COALESCE(s.[[cancelAtPeriodEnd]], FALSE) AS [[cancelAtPeriodEnd]],
    COALESCE(s.[[priceId]], '') AS [[priceId]]
  FROM stripe_customers c
  LEFT JOIN subscriptions s ON s.[[userId]] = c.[[userId]] AND s.[[devModeSubscription]] = FALSE
  WHERE c.[[customerId]] > {:after}
  ORDER BY c.[[customerId]] LIMIT {:pageSize}`;

const entryShape = {
  customerId: '',
  userId: '',
  status: '',
  subscriptionId: '',
  paidUntil: '',
  owing: false,
  cancelAtPeriodEnd: false,
  priceId: '',
};

/**
 * All customers and what our rows say of them, a page at a time.
 * @param {CoreApp} app
 * @param {string} after
 * @returns {Contract.CustomersAnswer}
 */
function allCustomers(app, after) {
  const rows = arrayOf(new DynamicModel(entryShape));
  app.db().newQuery(customersPage).bind({ after, pageSize }).all(rows);
  const entries = rows.map((row) => {
    /** @type {any} */
    const entry = {};
    for (const name of Object.keys(entryShape)) entry[name] = row[name];
    entry.paidUntil = asIso(entry.paidUntil);
    return entry;
  });
  return { entries };
}

module.exports = { allCustomers };
