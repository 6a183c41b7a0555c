const { onlyRow } = require('../platform/first-row.js');
const { mergeFor } = require('./merging.js');
const { arrayOfTags } = require('./tags.js');
const { wordsOf } = require('./words.js');

// Everything that only SQLite's word index understands stands here and in merging.js. On another database these two
// are the ones to write again.

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
  mergeFor(tx, 'post', parameters.words);
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
  mergeFor(tx, 'post', '');
  tx.db().newQuery(note).bind({ post: id }).execute();
}

const keepGeneration = `
  INSERT INTO generation_words_of (generation, owner, words) VALUES ({:generation}, {:owner}, {:words})
  ON CONFLICT (generation) DO UPDATE SET words = excluded.words WHERE words IS NOT excluded.words`;

/**
 * A generation is found by the words of its topic, its details and its posts. When they go, a trigger takes
 * them from the index.
 * @param {CoreApp} tx
 * @param {{ id: string, userId: string }} generation
 * @param {string[]} words
 */
function indexGeneration(tx, { id, userId }, words) {
  const parameters = { generation: id, owner: userId, words: words.join(' ') };
  tx.db().newQuery(keepGeneration).bind(parameters).execute();
  mergeFor(tx, 'generation', parameters.words);
}

/** @import { Indexed } from './merging.js' */

/** @param {Indexed} what */
const matches = (what) => `
  SELECT count(*) AS found FROM ${what}_words WHERE ${what}_words MATCH {:match}`;

/**
 * Whether there are many is known long before they are counted.
 * @param {Indexed} what
 */
const firstMatches = (what) => `
  SELECT count(*) AS found FROM
    (SELECT rowid FROM ${what}_words WHERE ${what}_words MATCH {:match} LIMIT {:most}) AS first`;

/**
 * Each row of the index is looked up in the table.
 * @param {Indexed} what
 */
const fewMatch = (what) => `
  id IN (SELECT ${what} FROM ${what}_words_of
    WHERE n IN (SELECT rowid FROM ${what}_words WHERE ${what}_words MATCH {:match}))`;

/**
 * One's own rows are gone through in their order, and each is looked up in the index.
 * @param {Indexed} what
 * @param {string} found
 */
const lookedUp = (what, found) =>
  `(SELECT n FROM ${what}_words_of WHERE ${what} = ${what}s.id) IN ${found}`;

/** @param {Indexed} what */
const rowsFound = (what) =>
  `(SELECT rowid AS n FROM ${what}_words WHERE ${what}_words MATCH {:match})`;

/**
 * For a statement that needs them several times: the rows found as a table, and what looks up a row in it.
 * @param {Indexed} what
 */
const foundOnce = (what) => ({
  table: `hits AS MATERIALIZED ${rowsFound(what)}`,
  condition: lookedUp(what, '(SELECT n FROM hits)'),
});

const few = 2000;

/**
 * The plus keeps SQLite from going through all posts of the user. Generations are larger, and an index has all
 * that is asked of them: there it keeps SQLite from reading each one found.
 * @param {Indexed} what
 */
function conditionsOfFew(what) {
  if (what === 'post') return ['+[[userId]] = {:user}', fewMatch(what)];
  return ['[[userId]] = {:user}', `+${fewMatch(what).trim()}`];
}

/**
 * Each word in quotation marks, so that none is taken for an operator; words themselves have none.
 * @param {string} user
 * @param {string[]} beginnings
 * @param {string[]} whole
 */
function matchOf(user, beginnings, whole) {
  return beginnings
    .map((word) => `"${user}${word}"*`)
    .concat(whole.map((word) => `"${user}${word}"`))
    .join(' AND ');
}

/**
 * The conditions for one's own rows with words that begin like these and with all of the whole ones, their
 * parameter, whether they are many, and a way to count them.
 * @param {CoreApp} app
 * @param {Indexed} what
 * @param {string} user
 * @param {string[]} beginnings
 * @param {string[]} whole
 */
function rowsWith(app, what, user, beginnings, whole) {
  const match = matchOf(user, beginnings, whole);
  const first = onlyRow(app, firstMatches(what), { match, most: few + 1 }, { found: 0 }).found;
  const count = () =>
    first <= few ? first : onlyRow(app, matches(what), { match }, { found: 0 }).found;
  const many = first > few;
  const conditions = many
    ? ['[[userId]] = {:user}', lookedUp(what, rowsFound(what))]
    : conditionsOfFew(what);
  return { conditions, match, many, count };
}

module.exports = { foundOnce, indexGeneration, indexPost, indexTags, rowsWith };
