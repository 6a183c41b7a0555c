const rules = require('../../../../src/shared/rules.json');
const { print } = require('./print.js');
const { minute } = require('./time.js');

const { linesPerMinute: perMinute } = rules.log;

/**
 * Counts a line of this kind; answers how many there were in this minute, this one included.
 * @param {SharedStore} store
 * @param {string} kind
 * @param {number} now
 */
function countLine(store, kind, now) {
  const current = Math.floor(now / minute);
  let count = 1;
  // The store is shared by all JavaScript runtimes and runs this function alone.
  store.setFunc(`linesOfMinute:${kind}`, (kept) => {
    const [of, before] = (kept || '').split(':').map(Number);
    if (of === current) count = before + 1;
    return `${current}:${count}`;
  });
  return count;
}

/**
 * For what strangers can set off as often as they like: it must not fill the operator's disk.
 * @param {CoreApp} app
 * @param {string} kind
 * @param {string} line
 * @param {number} now
 */
function printInBounds(app, kind, line, now) {
  const count = countLine(app.store(), kind, now);
  if (count <= perMinute) print(`${kind}: ${line}`);
  if (count === perMinute) print(`${kind}: more of this minute is left out.`);
}

module.exports = { printInBounds };
