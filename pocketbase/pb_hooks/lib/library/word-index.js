const { exclusively } = require('../platform/exclusive.js');
const { onlyRow } = require('../platform/first-row.js');
const { whileFull } = require('../platform/in-batches.js');
const { arrayOfTags } = require('./tags.js');
const { wordsOf } = require('./words.js');

// Everything that only SQLite's word index understands stands here. On another database this file is
// the one to write again.

const keep = `
  INSERT INTO post_words_of (post, owner, words, tags) VALUES ({:post}, {:owner}, {:words}, {:tags})
  ON CONFLICT (post) DO UPDATE SET words = excluded.words, tags = excluded.tags
  WHERE words IS NOT excluded.words OR tags IS NOT excluded.tags`;

const keepTags = `
  UPDATE post_words_of SET tags = {:tags} WHERE post = {:post} AND tags IS NOT {:tags}`;

const note = `
  UPDATE posts SET indexed = 1, changed = CASE WHEN changed = '' THEN timestamp ELSE changed END
  WHERE id = {:post}`;

/** @param {string} column */
const wordsOfTags = (column) => wordsOf(arrayOfTags(column).join(' ')).join(' ');

/**
 * A post is found by the words of its text and of its tags. Those of the text are brought along, since finding
 * them in a long one takes a while.
 *
 * @param {CoreApp} tx
 * @param {DynamicModel | Record<'id' | 'userId' | 'tags', string>} post
 * @param {string[]} words
 */
function indexPost(tx, { id, userId, tags }, words) {
  const parameters = { post: id, owner: userId, words: words.join(' '), tags: wordsOfTags(tags) };
  tx.db().newQuery(keep).bind(parameters).execute();
  tx.db().newQuery(note).bind({ post: id }).execute();
}

/**
 * Of a post whose text is in the index as it is.
 * @param {CoreApp} tx
 * @param {Record<'id' | 'tags', string>} post
 */
function indexTags(tx, { id, tags }) {
  tx.db()
    .newQuery(keepTags)
    .bind({ post: id, tags: wordsOfTags(tags) })
    .execute();
  tx.db().newQuery(note).bind({ post: id }).execute();
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
 * The conditions for one's own posts with all of these words, their parameter, and how many there are.
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
  return { conditions, match, found };
}

/** Pages of the index, few enough that nobody waits for one step. */
const mergedAtOnce = 64;

const merge = "INSERT INTO post_words (post_words, rank) VALUES ('merge', {:pages})";

/** @param {CoreApp} tx */
const changes = (tx) => onlyRow(tx, 'SELECT total_changes() AS made', {}, { made: 0 }).made;

/**
 * Writes the index anew, without the words of posts that are gone. The first step, with a number below
 * zero, says that all of it is meant, the others go on with that, and one that changes nothing but its own
 * row says that it is done.
 *
 * @param {CoreApp} app
 */
function dropDeletedWords(app) {
  let pages = -mergedAtOnce;
  whileFull(1, () =>
    exclusively(app, (tx) => {
      const before = changes(tx);
      tx.db().newQuery(merge).bind({ pages }).execute();
      pages = mergedAtOnce;
      return changes(tx) - before < 2 ? 0 : 1;
    }),
  );
}

module.exports = { dropDeletedWords, indexPost, indexTags, postsWith };
