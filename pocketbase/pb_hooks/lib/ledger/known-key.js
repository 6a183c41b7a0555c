/**
 * What is known of a row by the key that a request bears again.
 * @typedef {{ bodyHash: string, state: string, result: string, expires: string }} KnownRow
 */

/**
 * Its hours are over, or its owner wished it forgotten: what history has of it is for looking at only.
 * @param {Pick<KnownRow, 'result' | 'expires'>} row
 * @param {string} now
 */
function isOver({ result, expires }, now) {
  return result === '' || expires <= now;
}

/**
 * Why the same result cannot be given again; null where it can.
 * @param {KnownRow} row
 * @param {string} bodyHash
 * @param {string} now
 * @returns {{ outcome: 'resultGone' | 'mismatch' | 'running' } | null}
 */
function whyNoReplay(row, bodyHash, now) {
  // First, since what is forgotten has lost its hash too.
  if (row.state === 'done' && isOver(row, now)) return { outcome: 'resultGone' };
  if (row.bodyHash !== bodyHash) return { outcome: 'mismatch' };
  return row.state === 'held' ? { outcome: 'running' } : null;
}

module.exports = { isOver, whyNoReplay };
