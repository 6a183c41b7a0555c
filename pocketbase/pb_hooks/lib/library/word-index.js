const { onlyRow } = require('../platform/first-row.js');
const { arrayOfTags } = require('./tags.js');
const { wordsOf } = require('./words.js');

// Everything that only SQLite's word index understands stands here. On another database this file is
// the one to write again.

const keep = `
  INSERT INTO post_words_of (post, owner, words) VALUES ({:post}, {:owner}, {:words})
  ON CONFLICT (post) DO UPDATE SET words = excluded.words`;

const note = `
  UPDATE posts SET indexed = 1, changed = CASE WHEN changed = '' THEN timestamp ELSE changed END
  WHERE id = {:post}`;

/**
 * A post is found by the words of its text and of its tags.
 *
 * @param {CoreApp} app
 * @param {DynamicModel | Record<'id' | 'userId' | 'text' | 'tags', string>} post
 */
function indexPost(app, { id, userId, text, tags }) {
  const words = wordsOf([text].concat(arrayOfTags(tags)).join(' '));
  const parameters = { post: id, owner: userId, words: words.join(' ') };
  app.db().newQuery(keep).bind(parameters).execute();
  app.db().newQuery(note).bind({ post: id }).execute();
}

const matches = `
  SELECT count(*) AS found FROM post_words WHERE post_words MATCH {:match}`;

/** Each post of the index is looked up among the posts. */
const fewMatch = `
  id IN (SELECT post FROM post_words_of
    WHERE n IN (SELECT rowid FROM post_words WHERE post_words MATCH {:match}))`;

/** One's own posts are gone through in their order, and each is looked up in the index. */
const manyMatch = `
  (SELECT n FROM post_words_of WHERE post = posts.id) IN
    (SELECT rowid FROM post_words WHERE post_words MATCH {:match})`;

const few = 2000;

/**
 * Each word in quotation marks, so that none is taken for an operator; words themselves have none.
 * @param {string} user
 * @param {string[]} words
 */
function matchOf(user, words) {
  return words.map((word) => `"${user}${word}"*`).join(' AND ');
}

/**
 * The conditions for one's own posts with all of these words, and their parameter.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string[]} words
 */
function postsWith(app, user, words) {
  const match = matchOf(user, words);
  const { found } = onlyRow(app, matches, { match }, { found: 0 });
  const isFew = found <= few;
  // The plus keeps SQLite from going through all posts of the user.
  const conditions = isFew
    ? ['+[[userId]] = {:user}', fewMatch]
    : ['[[userId]] = {:user}', manyMatch];
  return { conditions, match };
}

module.exports = { indexPost, postsWith };
