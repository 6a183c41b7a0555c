const { goOnExclusively } = require('../platform/exclusive.js');
const { indexPost } = require('./word-index.js');

/**
 * A post and what it is found by are written together or not at all.
 * @param {core.RecordEvent} e
 */
function saveWithWords(e) {
  goOnExclusively(
    e,
    () => true,
    (tx) => {
      const post = e.record;
      const [userId, text, tags] = ['userId', 'text', 'tags'].map((name) => post.getString(name));
      indexPost(tx, { id: post.id, userId, text, tags });
    },
  );
}

module.exports = { saveWithWords };
