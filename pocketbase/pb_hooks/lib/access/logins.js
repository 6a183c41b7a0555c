const { printInBounds } = require('../platform/print-bounded.js');
const { requestIn } = require('../platform/request-id.js');

/** @typedef {core.RecordAuthWithPasswordRequestEvent | core.RecordAuthWithOAuth2RequestEvent} Login */

/**
 * Enough to tell one attack from another, and too little to tell who somebody is.
 * @param {string} address
 */
function networkOf(address) {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

/** @param {Login} e @param {string} kind @param {string} method */
function tell(e, kind, method) {
  const account = e.record ? e.record.id : 'unknown';
  const request = requestIn(e.requestInfo().headers['user_agent']);
  const line = `${method}, account ${account}, from ${networkOf(e.realIP())}${request}`;
  printInBounds(e.app, kind, line, Date.now());
}

/**
 * Lets the login go on past its guard and tells the operator how it ended.
 * @param {Login} e
 * @param {string} method
 * @param {(e: Login) => void} guard
 */
function noteLogin(e, method, guard) {
  try {
    guard(e);
    e.next();
  } catch (error) {
    tell(e, 'Login refused', method);
    throw error;
  }
  tell(e, 'Login', method);
}

module.exports = { noteLogin };
