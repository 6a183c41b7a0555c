const { exclusively } = require('../platform/exclusive.js');
const { whileFull } = require('../platform/in-batches.js');
const { second } = require('../platform/time.js');
const { indexPost } = require('./word-index.js');
const { wordsOf } = require('./words.js');

/** Finding the words of a few long ones takes as long as anybody should wait. */
const batch = 5;

const unindexed = `
  SELECT id, [[userId]], text, COALESCE(CAST(tags AS TEXT), '') AS tags
  FROM posts WHERE indexed = 0 LIMIT {:batch}`;

/** The next run goes on: two side by side would only wait for each other. */
const longestRun = 50 * second;

/**
 * Posts from before there was an index, and any whose text was changed past the hooks.
 * @param {CoreApp} app
 * @param {number} now
 */
function fillIndex(app, now) {
  whileFull(batch, () =>
    exclusively(app, (tx) => {
      if (Date.now() - now > longestRun) return 0;
      const rows = arrayOf(new DynamicModel({ id: '', userId: '', text: '', tags: '' }));
      tx.db().newQuery(unindexed).bind({ batch }).all(rows);
      for (const row of rows) indexPost(tx, row, wordsOf(row.text));
      return rows.length;
    }),
  );
}

module.exports = { fillIndex };
