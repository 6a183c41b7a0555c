/** @import * as Contract from '../../../../src/shared/contracts/moving-posts.ts' */
/** @import { PostVersion } from '../../../../src/shared/contracts/page-pocketbase.ts' */

const rules = require('../../../../src/shared/rules.json');

// The user's own posts are looked up first: of anybody else's nothing is read.
const posts = `
  SELECT posts.id AS id, posts.generation AS generation, COALESCE(generations.topic, '') AS topic
  FROM posts LEFT JOIN generations
    ON generations.id = posts.generation AND generations.[[userId]] = {:user}
  WHERE posts.id = {:id} AND posts.[[userId]] = {:user}`;

const versions = `
  SELECT text, cause, made FROM post_versions WHERE post = {:id} ORDER BY made, id`;

/**
 * @param {CoreApp} app
 * @param {string} user
 * @param {string} id
 * @returns {Contract.PostInFull[]}
 */
function inFull(app, user, id) {
  const found = arrayOf(new DynamicModel({ id: '', generation: '', topic: '' }));
  app.db().newQuery(posts).bind({ id, user }).all(found);
  return found.map(({ generation, topic }) => {
    const said = arrayOf(new DynamicModel({ text: '', cause: '', made: '' }));
    app.db().newQuery(versions).bind({ id }).all(said);
    /** @type {PostVersion[]} */
    const told = said.map(({ text, cause, made }) => ({ text, cause, made }));
    return { id, generation, topic, versions: told };
  });
}

/**
 * What an export writes besides what the list has.
 * @param {CoreApp} app
 * @param {string} user
 * @param {Contract.PostsInFullBody} asked
 * @returns {Contract.PostsInFull}
 */
function postsInFull(app, user, { ids }) {
  if (ids.length > rules.library.manyAtOnce)
    throw new BadRequestError(rules.messages.requestInvalid);
  return { posts: ids.flatMap((id) => inFull(app, user, id)) };
}

module.exports = { postsInFull };
