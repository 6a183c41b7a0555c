const { exclusively } = require('../platform/exclusive.js');
const { onlyRow } = require('../platform/first-row.js');
const { whileFull } = require('../platform/in-batches.js');

// Whatever is written into an index of words becomes a segment of its own, and segments are merged into larger ones,
// or a search would look into thousands. FTS5 would do it by itself after every 64th page written, by 64 pages for each
// level of segments, while nobody else writes. Here each row that comes brings a small part of it about.

/** What has an index of words; its table's name is the same with an s. @typedef {'post' | 'generation'} Indexed */

/** @param {Indexed} what */
const merge = (what) =>
  `INSERT INTO ${what}_words (${what}_words, rank) VALUES ('merge', {:pages})`;

/**
 * Which rows are deleted stands on pages of its own, above those of all segments.
 * @param {Indexed} what
 */
const deletedSome = (what) => `
  SELECT EXISTS (SELECT 1 FROM ${what}_words_data WHERE id >= 1 << 53) AS some`;

/** @param {CoreApp} tx */
const changes = (tx) => onlyRow(tx, 'SELECT total_changes() AS made', {}, { made: 0 }).made;

/**
 * Merges about so many pages, and says whether anything was left to do. A number below zero means all of the index,
 * and so many pages of it as a beginning.
 * @param {CoreApp} tx
 * @param {Indexed} what
 * @param {number} pages
 */
function mergeSome(tx, what, pages) {
  const before = changes(tx);
  tx.db().newQuery(merge(what)).bind({ pages }).execute();
  // It writes a row of its own, whatever it does.
  return changes(tx) - before > 1;
}

/**
 * So many letters fill an eighth of a page, which is written again on each level, of which ten million posts make a
 * dozen; most rows have far fewer.
 */
const lettersForPage = 4000;

/**
 * What the words of one row have to bring about, within the same transaction.
 * @param {CoreApp} tx
 * @param {Indexed} what
 * @param {string} words
 */
function mergeFor(tx, what, words) {
  mergeSome(tx, what, Math.ceil((words.length + 1) / lettersForPage));
}

/** Few enough that nobody waits for one step. */
const pagesAtOnce = 2;

/** What so many steps take from each segment, and more where much of it is deleted. */
const stepsAtOnce = 8;
const pagesAhead = 64;

// A segment's pages have ids in a row, and the merge deletes those it is done with: so the first ones there are those
// that it reads next. A comparison has SQLite read all of a page.
/** @param {Indexed} what */
const segments = (what) => `
  WITH RECURSIVE segments (first) AS (
    SELECT min(id) FROM ${what}_words_data WHERE id >= 1 << 37
    UNION ALL
    SELECT (SELECT min(id) FROM ${what}_words_data WHERE id >= ((first >> 37) + 1) << 37)
    FROM segments WHERE first IS NOT NULL)`;

/** @param {Indexed} what */
const nextPages = (what) => `${segments(what)}
  SELECT count(*) AS seen FROM segments
  CROSS JOIN ${what}_words_data ON id >= first AND id < first + {:ahead} AND block <> x''`;

/**
 * What the pages of a segment are looked up by goes with the last of them.
 * @param {Indexed} what
 */
const lookupsOfEnding = (what) => `${segments(what)}
  SELECT count(*) AS seen FROM segments
  CROSS JOIN ${what}_words_idx ON segid = first >> 37 AND length(term) >= 0
  WHERE NOT EXISTS (SELECT 1 FROM ${what}_words_data WHERE id = first + {:ahead})`;

/**
 * Reads what the next steps read, while everybody may write: what no memory has yet comes from the disk, for which
 * each step would wait with the write lock in its hands.
 * @param {CoreApp} app
 * @param {Indexed} what
 */
function readAhead(app, what) {
  for (const statement of [nextPages(what), lookupsOfEnding(what)]) {
    onlyRow(app, statement, { ahead: pagesAhead }, { seen: 0 });
  }
}

/**
 * @param {CoreApp} app
 * @param {Indexed} what
 * @param {number} first
 */
function mergeAll(app, what, first) {
  let pages = first;
  let steps = 0;
  whileFull(1, () => {
    if (steps % stepsAtOnce === 0) readAhead(app, what);
    steps += 1;
    return exclusively(app, (tx) => {
      const isLeft = mergeSome(tx, what, pages);
      pages = pagesAtOnce;
      return isLeft ? 1 : 0;
    });
  });
}

/**
 * What is still to be merged where many came at once, or from before each brought its part about.
 * @param {CoreApp} app
 */
function mergeTheRest(app) {
  mergeAll(app, 'post', pagesAtOnce);
  mergeAll(app, 'generation', pagesAtOnce);
}

/** A merge that was under way may have copied words before they were deleted: it is ended first, and then begun anew. */
const timesAnew = 2;

/**
 * Writes an index anew, without the words of rows that are gone: the first step, with a number below zero, says that
 * all of it is meant, and the others go on with that. All of it is much to write where nothing was deleted.
 * @param {CoreApp} app
 */
function dropDeletedWords(app) {
  /** @type {Indexed[]} */
  const indexes = ['post', 'generation'];
  for (const what of indexes) {
    const isSome = () => onlyRow(app, deletedSome(what), {}, { some: false }).some;
    for (let time = 0; time < timesAnew && isSome(); time += 1) mergeAll(app, what, -pagesAtOnce);
  }
}

module.exports = { dropDeletedWords, mergeFor, mergeTheRest };
