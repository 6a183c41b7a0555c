const { firstRow } = require('../platform/first-row.js');
const { eachInPieces, whileFull } = require('../platform/in-batches.js');
const { second } = require('../platform/time.js');
const { indexGeneration } = require('../library/word-index.js');
const { wordsOf } = require('../library/words.js');
const { postsOf } = require('./result.js');

/** Finding the words of a few long ones takes a while, in which others should have their turn. */
const batch = 5;

const columns = 'id, [[userId]], topic, details, refines, result';
const shape = { id: '', userId: '', topic: '', details: '', refines: '', result: '' };

const unindexed = `
  SELECT ${columns} FROM generations WHERE indexed = 0 AND state = 'done' LIMIT {:batch}`;

const ownUnindexed = `
  SELECT ${columns} FROM generations
  WHERE indexed = 0 AND state = 'done' AND [[userId]] = {:user} LIMIT {:batch}`;

// Unless it was forgotten, or got its missing posts, since it was read.
const note = `
  UPDATE generations SET indexed = 1 WHERE id = {:id} AND indexed = 0 AND result = {:result}
  RETURNING kept`;

/** @param {CoreApp} tx @param {DynamicModel} row @param {string[]} words */
function indexOne(tx, { id, userId, refines, result }, words) {
  const noted = firstRow(tx, note, { id, result }, { kept: '' });
  if (noted && noted.kept !== 'gone' && refines === '') indexGeneration(tx, { id, userId }, words);
}

/** @param {DynamicModel} row */
function wordsOfRow({ topic, details, result }) {
  const texts = postsOf(result).map(({ text }) => text);
  return wordsOf([topic, details, ...texts].join('\n'));
}

/**
 * The words are found before anybody has to wait.
 * @param {CoreApp} app
 * @param {string} statement
 * @param {Record<string, unknown>} parameters
 */
function indexSome(app, statement, parameters) {
  const rows = arrayOf(new DynamicModel(shape));
  app.db().newQuery(statement).bind(parameters).all(rows);
  const found = Array.from(rows).map((row) => ({ row, words: wordsOfRow(row) }));
  eachInPieces(app, found, (tx, { row, words }) => indexOne(tx, row, words));
  return found.length;
}

/** The next run goes on: two side by side would only wait for each other. */
const longestRun = 50 * second;

/**
 * What was generated since the last run, and what is from before there was an index.
 * @param {CoreApp} app
 * @param {number} now
 */
function fillIndex(app, now) {
  whileFull(batch, (size) =>
    Date.now() - now > longestRun ? 0 : indexSome(app, unindexed, { batch: size }),
  );
}

/**
 * So that somebody who searches finds what was written a moment ago.
 * @param {CoreApp} app
 * @param {string} user
 */
function indexOwn(app, user) {
  indexSome(app, ownUnindexed, { user, batch });
}

module.exports = { fillIndex, indexOwn };
