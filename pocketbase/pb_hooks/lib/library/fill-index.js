const { firstRow } = require('../platform/first-row.js');
const { eachInPieces, whileFull } = require('../platform/in-batches.js');
const { second } = require('../platform/time.js');
const { indexPost } = require('./word-index.js');
const { wordsOf } = require('./words.js');

/** Finding the words of a few long ones takes a while, in which others should have their turn. */
const batch = 5;

const unindexed = `
  SELECT id, [[userId]], text FROM posts WHERE indexed = 0 LIMIT {:batch}`;

const unchanged = `
  SELECT COALESCE(CAST(tags AS TEXT), '') AS tags FROM posts WHERE id = {:id} AND text = {:text}`;

/**
 * The words are found before anybody has to wait. What was changed or deleted meanwhile waits for its turn.
 * @param {CoreApp} app
 * @param {number} size
 */
function indexSome(app, size) {
  const rows = arrayOf(new DynamicModel({ id: '', userId: '', text: '' }));
  app.db().newQuery(unindexed).bind({ batch: size }).all(rows);
  const found = Array.from(rows).map(({ id, userId, text }) => {
    return { id, userId, text, words: wordsOf(text) };
  });
  eachInPieces(app, found, (tx, { id, userId, text, words }) => {
    const still = firstRow(tx, unchanged, { id, text }, { tags: '' });
    if (still) indexPost(tx, { id, userId, tags: still.tags }, words);
  });
  return found.length;
}

/** The next run goes on: two side by side would only wait for each other. */
const longestRun = 50 * second;

/**
 * Posts from before there was an index, and any whose text was changed past the hooks.
 * @param {CoreApp} app
 * @param {number} now
 */
function fillIndex(app, now) {
  whileFull(batch, (size) => (Date.now() - now > longestRun ? 0 : indexSome(app, size)));
}

module.exports = { fillIndex };
