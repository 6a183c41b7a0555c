/** @import * as Contract from '../../../../src/shared/contracts/moving-posts.ts' */
/** @import { PostVersion } from '../../../../src/shared/contracts/page-pocketbase.ts' */

const rules = require('../../../../src/shared/rules.json');
const { isWishedGone } = require('../history/wished-gone.js');

/**
 * By their ids alone, which is quickest; whose they are is looked at afterwards.
 * @param {CoreApp} app
 * @param {string} table
 * @param {string} column
 * @param {string[]} ids
 * @param {Record<string, string>} shape
 */
function rowsOf(app, table, column, ids, shape) {
  const rows = arrayOf(new DynamicModel(shape));
  const names = Object.keys(shape);
  app
    .db()
    .select(...names)
    .from(table)
    .where($dbx.in(column, ...ids))
    .all(rows);
  return Array.from(rows);
}

/**
 * @param {CoreApp} app
 * @param {string[]} ids
 * @returns {Map<string, PostVersion[]>}
 */
function versionsOf(app, ids) {
  const shape = { id: '', post: '', text: '', cause: '', made: '' };
  const rows = rowsOf(app, 'post_versions', 'post', ids, shape);
  const age = (/** @type {DynamicModel} */ row) => row.made + row.id;
  rows.sort((one, other) => (age(one) < age(other) ? -1 : 1));
  const versions = new Map(ids.map((id) => [id, /** @type {PostVersion[]} */ ([])]));
  for (const { post, text, cause, made } of rows) versions.get(post)?.push({ text, cause, made });
  return versions;
}

/**
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {string[]} ids
 */
function topicsOf(app, user, ids) {
  const shape = { id: '', userId: '', timestamp: '', topic: '' };
  const rows = rowsOf(app, 'generations', 'id', ids, shape).filter(
    ({ userId, timestamp }) => userId === user.id && !isWishedGone(user, timestamp),
  );
  return new Map(rows.map(({ id, topic }) => [id, topic]));
}

/**
 * What an export writes besides what the list has.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {Contract.PostsInFullBody} asked
 * @returns {Contract.PostsInFull}
 */
function postsInFull(app, user, { ids }) {
  if (ids.length > rules.library.manyAtOnce)
    throw new BadRequestError(rules.messages.requestInvalid);
  const shape = { id: '', userId: '', generation: '' };
  const own = rowsOf(app, 'posts', 'id', ids, shape).filter(({ userId }) => userId === user.id);
  const versions = versionsOf(
    app,
    own.map(({ id }) => id),
  );
  const topics = topicsOf(
    app,
    user,
    own.map(({ generation }) => generation),
  );
  return {
    posts: own.map(({ id, generation }) => ({
      id,
      generation,
      topic: topics.get(generation) || '',
      versions: versions.get(id) || [],
    })),
  };
}

module.exports = { postsInFull };
