const { goOnExclusively } = require('../platform/exclusive.js');
const { fingerprintOf } = require('./fingerprint.js');
const { indexPost, indexTags } = require('./word-index.js');
const { wordsOf } = require('./words.js');

/** Not a column: whoever saves many in one transaction has looked for their words before it. */
const broughtWords = '@words';

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
  const brought = post.getString(broughtWords);
  const words = !isOther ? [] : brought === '' ? wordsOf(text) : brought.split(' ');
  if (isOther) post.set('fingerprint', fingerprintOf(text, post.getString('platform')));
  goOnExclusively(
    e,
    () => true,
    (tx) => {
      if (isOther) indexPost(tx, { id: post.id, userId, tags }, words);
      else if (before.getInt('indexed') === 1) indexTags(tx, { id: post.id, tags });
    },
  );
}

module.exports = { broughtWords, saveWithWords };
