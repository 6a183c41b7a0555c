/** @import * as Contract from '../../../../src/shared/contracts/page-pocketbase.ts' */

const rules = require('../../../../src/shared/rules.json');
const { exclusively } = require('../platform/exclusive.js');
const { onlyRow } = require('../platform/first-row.js');
const { stored } = require('../platform/time.js');

const oldestFirst = `
  SELECT text, cause, made FROM post_versions WHERE post = {:post} ORDER BY made, id`;

// What the post says now and what it said before stay, however old they are: each step can be taken back.
const dropOldest = `
  DELETE FROM post_versions WHERE post = {:post} AND id NOT IN (
    SELECT id FROM post_versions WHERE post = {:post}
    ORDER BY CASE WHEN text IN ({:text}, {:before}) THEN 0 ELSE 1 END, made DESC, id DESC LIMIT {:most})`;

const said = 'SELECT count(*) AS times FROM post_versions WHERE post = {:post} AND text = {:text}';

/**
 * @param {CoreApp} app
 * @param {string} userId
 * @param {string} id
 * @returns {core.Record | undefined}
 */
function ownPost(app, userId, id) {
  const [post] = app.findAllRecords('posts', $dbx.hashExp({ id, userId }));
  return post;
}

/**
 * Unless it said so before.
 * @param {CoreApp} tx
 * @param {core.Record} post
 * @param {{ text: string, cause: string, made: string }} version
 */
function addVersion(tx, post, { text, cause, made }) {
  const about = { post: post.id, text };
  if (onlyRow(tx, said, about, { times: 0 }).times > 0) return;
  const collection = tx.findCachedCollectionByNameOrId('post_versions');
  const userId = post.getString('userId');
  tx.save(new Record(collection, { userId, post: post.id, text, cause, made }));
}

/** @param {string} cause */
function isCause(cause) {
  const { causes } = rules.versions;
  return Object.hasOwn(causes, cause) || Object.hasOwn(rules.refinement.actions, cause);
}

/**
 * A saved post says something else from now on, and what it said before is kept beside it.
 * @param {CoreApp} app
 * @param {string} userId
 * @param {Contract.KeepVersionRequest} request
 * @param {number} now
 * @returns {'kept' | 'postGone' | 'postChanged'}
 */
function keepVersion(app, userId, { post: id, text, cause, before }, now) {
  if (!isCause(cause)) throw new BadRequestError(rules.messages.requestInvalid);
  return exclusively(app, (tx) => {
    const post = ownPost(tx, userId, id);
    if (!post) return 'postGone';
    const current = post.getString('text');
    // Sent again because its answer was lost.
    if (current === text) return 'kept';
    if (current !== before) return 'postChanged';
    const saved = post.getString('timestamp');
    addVersion(tx, post, { text: current, cause: 'written', made: saved });
    addVersion(tx, post, { text, cause, made: stored(now) });
    post.set('text', text);
    tx.save(post);
    const { most } = rules.versions;
    tx.db().newQuery(dropOldest).bind({ post: id, text, before, most }).execute();
    return 'kept';
  });
}

/**
 * The oldest first; empty where it never said anything else. Null for what is not the user's, or no more.
 * @param {CoreApp} app
 * @param {string} userId
 * @param {string} id
 * @returns {Contract.PostVersion[] | null}
 */
function versionsOf(app, userId, id) {
  if (!ownPost(app, userId, id)) return null;
  const rows = arrayOf(new DynamicModel({ text: '', cause: '', made: '' }));
  app.db().newQuery(oldestFirst).bind({ post: id }).all(rows);
  return rows.map(({ text, cause, made }) => ({ text, cause, made }));
}

module.exports = { addVersion, isCause, keepVersion, versionsOf };
