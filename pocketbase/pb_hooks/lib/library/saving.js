const { exclusively } = require('../platform/exclusive.js');
const { indexPost } = require('./word-index.js');

/**
 * A post and what it is found by are written together or not at all.
 * @param {core.RecordEvent} e
 */
function saveWithWords(e) {
  const app = e.app;
  exclusively(app, (tx) => {
    e.app = tx;
    e.next();
    const post = e.record;
    const [userId, text, tags] = ['userId', 'text', 'tags'].map((name) => post.getString(name));
    indexPost(tx, { id: post.id, userId, text, tags });
  });
  e.app = app;
}

module.exports = { saveWithWords };
