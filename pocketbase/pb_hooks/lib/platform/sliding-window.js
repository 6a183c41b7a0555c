const { second } = require('./time.js');

function timesSince(kept, since) {
  return (kept || '')
    .split(',')
    .map(Number)
    .filter((time) => time > since);
}

/**
 * Counts once more under that key, or says after how many milliseconds it may come again. PocketBase's
 * own limiter has fixed windows, where two of which meet twice the number gets through.
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

function forgetOld(store, prefix, { seconds }, now) {
  for (const key of store.keys()) {
    if (!key.startsWith(prefix)) continue;
    if (timesSince(store.get(key), now - seconds * second).length === 0) store.remove(key);
  }
}

module.exports = { countIn, forgetOld };
