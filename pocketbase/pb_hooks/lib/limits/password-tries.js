const rules = require('../../../../src/shared/rules.json');
const { second } = require('../platform/time.js');

const prefix = 'passwordTries:';
const windowLength = rules.passwordTries.seconds * second;

function timesSince(kept, since) {
  return (kept || '')
    .split(',')
    .map(Number)
    .filter((time) => time > since);
}

/** Counts one try of this address, or says after how many milliseconds it may try again. */
function countTry(store, address, now) {
  let wait = 0;
  // The store is shared by all JavaScript runtimes and runs this function alone.
  store.setFunc(prefix + address, (kept) => {
    const times = timesSince(kept, now - windowLength);
    if (times.length < rules.passwordTries.requests) times.push(now);
    else wait = times[0] + windowLength - now;
    return times.join(',');
  });
  return wait;
}

/** PocketBase's limiter has fixed windows, where two of which meet twice the number gets through. */
function admitTry(e, now) {
  if ($os.getenv('POSTQUILL_LIMITS') !== 'on') return;
  const wait = countTry(e.app.store(), e.realIP(), now);
  if (wait === 0) return;
  // The record events of PocketBase hide the response behind their request.
  e.requestEvent.response.header().set('Retry-After', String(Math.ceil(wait / second)));
  throw new TooManyRequestsError(rules.messages.tooManyRequests);
}

function forgetOldTries(store, now) {
  for (const key of store.keys()) {
    if (!key.startsWith(prefix)) continue;
    if (timesSince(store.get(key), now - windowLength).length === 0) store.remove(key);
  }
}

module.exports = { admitTry, forgetOldTries };
