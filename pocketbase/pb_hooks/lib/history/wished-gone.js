/** What one generated before this moment is gone for its owner, whatever rows still say; mostly empty. */
const boundary = 'historyFrom';

/** The columns that have words of somebody's. */
const words = ['topic', 'details', 'voice', 'settings', 'result'];

/**
 * Whether its owner wished the words of it gone, and a job has not come so far yet.
 * @param {core.Record} user
 * @param {string} timestamp
 */
function isWishedGone(user, timestamp) {
  return timestamp < user.getString(boundary);
}

module.exports = { boundary, isWishedGone, words };
