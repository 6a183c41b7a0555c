const { second } = require('./time.js');

/** @typedef {{ requests: number, seconds: number }} Limit */

/** @param {string | undefined} kept @param {number} since */
function timesSince(kept, since) {
  return (kept || '')
    .split(',')
    .map(Number)
    .filter((time) => time > since);
}

/**
 * Counts once more under that key, or says after how many milliseconds it may come again. PocketBase's
 * own limiter has fixed windows, where two of which meet twice the number gets through.
 * @param {SharedStore} store
 * @param {string} key
 * @param {Limit} limit
 * @param {number} now
 */
function countIn(store, key, { requests, seconds }, now) {
  const length = seconds * second;
  let wait = 0;
  // The store is shared by all JavaScript runtimes and runs this function alone.
  store.setFunc(key, (kept) => {
    const times = timesSince(kept, now - length);
    if (times.length < requests) times.push(now);
    else wait = times[0] + length - now;
    return times.join(',');
  });
  return wait;
}

/**
 * The last one that was counted under that key counts no longer.
 * @param {SharedStore} store
 * @param {string} key
 */
function takeBack(store, key) {
  store.setFunc(key, (kept) => (kept || '').split(',').slice(0, -1).join(','));
}

/** @param {SharedStore} store @param {string} prefix @param {Limit} limit @param {number} now */
function forgetOld(store, prefix, { seconds }, now) {
  for (const key of store.keys()) {
    if (!key.startsWith(prefix)) continue;
    if (timesSince(store.get(key), now - seconds * second).length === 0) store.remove(key);
  }
}

module.exports = { countIn, forgetOld, takeBack };
