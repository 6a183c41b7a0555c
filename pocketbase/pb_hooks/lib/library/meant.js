/** @import * as Contract from '../../../../src/shared/contracts/library.ts' */

const rules = require('../../../../src/shared/rules.json');
const { onlyRow } = require('../platform/first-row.js');
const { wellSpelled } = require('./tags.js');
const { foundOnce, rowsWith } = require('./word-index.js');
const { wordsAskedFor, wordsOf } = require('./words.js');

/** What stands before a statement, which rows it finds, and how many there are in all. @typedef {{ all: string, those: string, found: string }} Counting */
/**
 * With a way to count them, which says nothing where they are counted as they are looked for, and how, where that
 * is not the usual way.
 * @typedef {{ condition: string, parameters: Record<string, string>, count: () => number | null, counting: () => Counting | null }} Meant
 */

/**
 * A sign that LIKE would take for any letters is itself.
 * @param {string} text
 */
const literally = (text) => text.replace(/[\\%_]/g, '\\$&');

// No tag has a comma, so one beside a quotation mark stands between two of them or at an end.
const tagged = "',' || trim(CAST(tags AS TEXT), '[]') || ',' LIKE {:tag} ESCAPE '\\'";

const own = 'SELECT count(*) AS found FROM posts WHERE [[userId]] = {:user}';

/** @param {CoreApp} app @param {string} user */
const ownPosts = (app, user) => onlyRow(app, own, { user }, { found: 0 }).found;

/**
 * Of many posts with some words, where most posts pass the filter: looking up the words of each costs most, so it is
 * those that do not pass whose words are looked up and counted.
 * @param {CoreApp} app
 * @param {string} filter
 * @param {Record<string, string>} parameters
 * @returns {Counting | null}
 */
function countingOthers(app, filter, parameters) {
  const others = `${own} AND (${filter}) IS NOT TRUE`;
  const left = onlyRow(app, others, parameters, { found: 0 }).found;
  if (left > ownPosts(app, parameters.user) / 2) return null;
  const { table, condition } = foundOnce('post');
  return {
    all: `WITH ${table}`,
    those: `[[userId]] = {:user} AND ${condition} AND ${filter}`,
    found: `(SELECT count(*) FROM hits) - (${others} AND ${condition})`,
  };
}

/**
 * Which of one's posts are meant.
 * @param {CoreApp} app
 * @param {string} user
 * @param {Contract.FindPostsBody} asked
 * @returns {Meant}
 */
function conditionsOf(app, user, asked) {
  /** @type {string[]} */
  const filters = [];
  /** @type {Record<string, string>} */
  const parameters = { user };
  /** @param {string} condition @param {string} name @param {string} value */
  const add = (condition, name, value) => {
    filters.push(condition);
    parameters[name] = value;
  };
  for (const name of /** @type {const} */ (['platform', 'tone', 'voice'])) {
    if (asked[name] !== '') add(`${name} = {:${name}}`, name, asked[name]);
  }
  if (asked.from !== '') add('timestamp >= {:from}', 'from', asked.from.replace('T', ' '));
  if (asked.until !== '') add('timestamp < {:until}', 'until', asked.until.replace('T', ' '));
  const tag = wellSpelled(asked.tag);
  if (asked.tag !== '') add(tagged, 'tag', `%,${literally(JSON.stringify(tag))},%`);
  const filter = filters.join(' AND ');
  const usual = () => null;
  if (asked.words.trim() === '') {
    const condition = ['[[userId]] = {:user}'].concat(filters).join(' AND ');
    const count = () => (filter ? null : ownPosts(app, user));
    return { condition, parameters, count, counting: usual };
  }
  const words = wordsAskedFor(asked.words.slice(0, rules.library.searchMaxLength));
  // Nothing but punctuation stands in no post.
  if (words.length === 0) {
    return { condition: '1 = 0', parameters: {}, count: () => 0, counting: usual };
  }
  // A tag's own words stand in the index too: it leaves few posts to look up, and the filter knows the tag itself.
  const { conditions, match, many, count } = rowsWith(app, 'post', user, words, wordsOf(tag));
  parameters.match = match;
  return {
    condition: conditions.concat(filters).join(' AND '),
    parameters,
    count: () => (filter ? null : count()),
    counting: () => (many ? countingOthers(app, filter, parameters) : null),
  };
}

module.exports = { conditionsOf };
