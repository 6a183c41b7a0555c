/** @import * as Contract from '../../../../src/shared/contracts/library.ts' */
/** @import { Counting, Meant } from './meant.js' */

const rules = require('../../../../src/shared/rules.json');
const { conditionsOf } = require('./meant.js');
const { arrayOfTags } = require('./tags.js');

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
 * What has no count of its own is gone through once for both, since looking words up costs most. Otherwise the first
 * ones in their order are enough, which another index would not have.
 * @param {Order} order
 * @param {string} by
 * @param {string} condition
 * @returns {Counting}
 */
const countedTogether = ({ columns }, by, condition) => ({
  all: `WITH meant AS MATERIALIZED (SELECT ${columns} FROM posts WHERE ${condition})`,
  those: `id IN (SELECT id FROM meant ORDER BY ${by} LIMIT {:limit})`,
  found: '(SELECT count(*) FROM meant)',
});

/**
 * One more than a page holds tells whether there are more.
 * @param {CoreApp} app
 * @param {Order} order
 * @param {string} after
 * @param {number} limit
 * @param {Meant} meant
 * @param {boolean} counted
 */
function rowsOf(app, order, after, limit, { condition, parameters, counting }, counted) {
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
  const by = order.columns.map((name) => `${name} ${order.descending ? 'DESC' : 'ASC'}`).join(', ');
  const { all, those, found } = counted
    ? { all: '', those: `${condition} ${beyond}`, found: '0' }
    : counting() || countedTogether(order, by, condition);
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
  const known = isFirst ? meant.count() : null;
  const isCounted = !isFirst || known !== null;
  const rows = known === 0 ? [] : rowsOf(app, order, asked.after, limit, meant, isCounted);
  const found = isCounted ? known : rows.length === 0 ? 0 : rows[0].found;
  const page = Array.from(rows).slice(0, limit);
  const next = rows.length > limit ? placeOf(order, page[page.length - 1]) : '';
  return { posts: page.map(told), next, found };
}

module.exports = { findPosts };
