const { goOnExclusively } = require('../platform/exclusive.js');
const { indexPost, indexTags } = require('./word-index.js');
const { wordsOf } = require('./words.js');

/**
 * A post and what it is found by are written together or not at all. Where the index does not have the
 * text yet, a job sees to it.
 * @param {core.RecordEvent} e
 */
function saveWithWords(e) {
  const post = e.record;
  const before = post.original();
  const [userId, text, tags] = ['userId', 'text', 'tags'].map((name) => post.getString(name));
  const isOther = post.isNew() || before.getString('text') !== text;
  const words = isOther ? wordsOf(text) : [];
  goOnExclusively(
    e,
    () => true,
    (tx) => {
      if (isOther) indexPost(tx, { id: post.id, userId, tags }, words);
      else if (before.getInt('indexed') === 1) indexTags(tx, { id: post.id, tags });
    },
  );
}

module.exports = { saveWithWords };
