/** @import * as Contract from '../../../../src/shared/contracts/library.ts' */

const rules = require('../../../../src/shared/rules.json');
const { onlyRow } = require('../platform/first-row.js');
const { arrayOfTags, wellSpelled } = require('./tags.js');
const { rowsWith } = require('./word-index.js');
const { wordsAskedFor } = require('./words.js');

const shape = {
  id: '',
  userId: '',
  text: '',
  platform: '',
  tone: '',
  timestamp: '',
  writer: '',
  ownModel: '',
  tags: '',
  pinned: false,
  voice: '',
  changed: '',
};

/** @typedef {{ columns: (keyof typeof shape)[], descending: boolean }} Order */
/**
 * With a way to count them, where they need not be looked at for that.
 * @typedef {{ condition: string, parameters: Record<string, string>, count?: () => number }} Meant
 */

/**
 * By which columns, the id last so that no two posts stand at one place, and which way.
 * @type {Record<string, Order>}
 */
const orders = {
  newest: { columns: ['timestamp', 'id'], descending: true },
  oldest: { columns: ['timestamp', 'id'], descending: false },
  changed: { columns: ['changed', 'id'], descending: true },
  pinned: { columns: ['pinned', 'timestamp', 'id'], descending: true },
};

/**
 * The place behind a post: the values that it is sorted by.
 * @param {Order} order
 * @param {DynamicModel} row
 */
function placeOf(order, row) {
  return JSON.stringify(order.columns.map((name) => row[name]));
}

/** @param {Order} order @param {string} place */
function readPlace(order, place) {
  const wrong = new BadRequestError(rules.messages.requestInvalid);
  /** @type {unknown[]} */
  let values;
  try {
    values = JSON.parse(place);
  } catch {
    throw wrong;
  }
  const fits = Array.isArray(values) && values.length === order.columns.length;
  if (!fits || !values.every((value, at) => typeof value === typeof shape[order.columns[at]]))
    throw wrong;
  return values;
}

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
 * Which of one's posts are meant.
 * @param {CoreApp} app
 * @param {string} user
 * @param {Contract.FindPostsBody} asked
 * @returns {Meant}
 */
function conditionsOf(app, user, asked) {
  let conditions = ['[[userId]] = {:user}'];
  /** @type {Record<string, string>} */
  const parameters = { user };
  /** @type {Meant['count']} */
  let count = () => ownPosts(app, user);
  /** @param {string} condition @param {string} name @param {string} value */
  const add = (condition, name, value) => {
    count = undefined;
    conditions.push(condition);
    parameters[name] = value;
  };
  if (asked.words.trim() !== '') {
    const words = wordsAskedFor(asked.words.slice(0, rules.library.searchMaxLength));
    // Nothing but punctuation stands in no post.
    if (words.length === 0) return { condition: '1 = 0', parameters: {}, count: () => 0 };
    const found = rowsWith(app, 'post', user, words);
    conditions = found.conditions;
    parameters.match = found.match;
    count = found.count;
  }
  for (const name of /** @type {const} */ (['platform', 'tone', 'voice'])) {
    if (asked[name] !== '') add(`${name} = {:${name}}`, name, asked[name]);
  }
  if (asked.from !== '') add('timestamp >= {:from}', 'from', asked.from.replace('T', ' '));
  if (asked.until !== '') add('timestamp < {:until}', 'until', asked.until.replace('T', ' '));
  if (asked.tag !== '') {
    const tag = `%,${literally(JSON.stringify(wellSpelled(asked.tag)))},%`;
    add(tagged, 'tag', tag);
  }
  return { condition: conditions.join(' AND '), parameters, count };
}

/**
 * One more than a page holds tells whether there are more. What has no count of its own is gone through once
 * for both, since looking words up costs most.
 * @param {CoreApp} app
 * @param {Order} order
 * @param {string} after
 * @param {number} limit
 * @param {Meant} meant
 */
function rowsOf(app, order, after, limit, { condition, parameters, count }) {
  const names = order.columns.map((name) => `{:after_${name}}`);
  /** @type {Record<string, unknown>} */
  const values = {};
  if (after !== '') {
    readPlace(order, after).forEach((value, at) => {
      values[`after_${order.columns[at]}`] = value;
    });
  }
  const beyond =
    after === '' ? '' : `AND (${order.columns}) ${order.descending ? '<' : '>'} (${names})`;
  const by = order.columns.map((name) => `${name} ${order.descending ? 'DESC' : 'ASC'}`);
  const meant = `${condition} ${beyond}`;
  // Otherwise the first ones in their order are enough, which another index would not have.
  const [all, those, found] =
    after === '' && !count
      ? [
          `WITH meant AS MATERIALIZED (SELECT ${order.columns} FROM posts WHERE ${meant})`,
          `id IN (SELECT id FROM meant ORDER BY ${by} LIMIT {:limit})`,
          '(SELECT count(*) FROM meant)',
        ]
      : ['', meant, '0'];
  const sql = `
    ${all} SELECT id, [[userId]], text, platform, tone, timestamp, writer, [[ownModel]],
      COALESCE(CAST(tags AS TEXT), '') AS tags, pinned, voice, changed, ${found} AS found
    FROM posts WHERE ${those} ORDER BY ${by} LIMIT {:limit}`;
  const rows = arrayOf(new DynamicModel(Object.assign({ found: 0 }, shape)));
  app
    .db()
    .newQuery(sql)
    .bind(Object.assign({ limit: limit + 1 }, values, parameters))
    .all(rows);
  return rows;
}

/** @param {DynamicModel} row */
function told(row) {
  /** @type {any} */
  const post = {};
  for (const name of Object.keys(shape)) post[name] = row[name];
  return Object.assign(post, { tags: arrayOfTags(row.tags) });
}

/**
 * A page of one's own posts. How many there are in all is counted with the first page.
 *
 * @param {CoreApp} app
 * @param {string} user
 * @param {Contract.FindPostsBody} asked
 * @returns {Contract.FoundPosts}
 */
function findPosts(app, user, asked) {
  if (!Object.hasOwn(orders, asked.sort)) throw new BadRequestError(rules.messages.requestInvalid);
  const order = orders[asked.sort];
  const limit = Math.min(asked.limit, rules.library.longestPage);
  const meant = conditionsOf(app, user, asked);
  const isFirst = asked.after === '';
  const known = isFirst && meant.count ? meant.count() : null;
  const rows = known === 0 ? [] : rowsOf(app, order, asked.after, limit, meant);
  const counted = rows.length === 0 ? 0 : rows[0].found;
  const found = isFirst && known === null ? counted : known;
  const page = Array.from(rows).slice(0, limit);
  const next = rows.length > limit ? placeOf(order, page[page.length - 1]) : '';
  return { posts: page.map(told), next, found };
}

module.exports = { findPosts };
