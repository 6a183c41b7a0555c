const rules = require('../../../../src/shared/rules.json');
const { second } = require('../platform/time.js');
const { countIn, forgetOld } = require('../platform/sliding-window.js');

const prefix = 'passwordTries:';
const limit = rules.passwordTries;
const wideLimit = {
  requests: limit.requests * rules.frontDoor.wideNetworkTimes,
  seconds: limit.seconds,
};

/**
 * The /48 that an IPv6 address belongs to: whoever owns one has 65,536 addresses to try from.
 * @param {string} address
 */
function wideNetworkOf(address) {
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

/**
 * Counts one try of this address, or says after how many milliseconds it may try again.
 * @param {SharedStore} store
 * @param {string} address
 * @param {number} now
 */
function countTry(store, address, now) {
  const wide = wideNetworkOf(address);
  const wait = wide === undefined ? 0 : countIn(store, prefix + wide, wideLimit, now);
  return wait || countIn(store, prefix + address, limit, now);
}

/** @param {core.RequestEvent & { requestEvent: core.RequestEvent }} e @param {number} now */
function admitTry(e, now) {
  if ($os.getenv('POSTQUILL_LIMITS') !== 'on') return;
  const wait = countTry(e.app.store(), e.realIP(), now);
  if (wait === 0) return;
  // The record events of PocketBase hide the response behind their request.
  e.requestEvent.response.header().set('Retry-After', String(Math.ceil(wait / second)));
  throw new TooManyRequestsError(rules.messages.tooManyRequests);
}

/** @param {SharedStore} store @param {number} now */
function forgetOldTries(store, now) {
  forgetOld(store, prefix, limit, now);
}

module.exports = { admitTry, forgetOldTries };
