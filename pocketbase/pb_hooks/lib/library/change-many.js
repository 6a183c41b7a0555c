/** @import * as Contract from '../../../../src/shared/contracts/library.ts' */

const rules = require('../../../../src/shared/rules.json');
const { eachInPieces } = require('../platform/in-batches.js');
const { arrayOfTags, mayHave, wellSpelled } = require('./tags.js');

/** @param {string[]} ids */
function refuseTooMany(ids) {
  if (ids.length > rules.library.manyAtOnce)
    throw new BadRequestError(rules.messages.requestInvalid);
}

/**
 * Those of them that are there and one's own: others are passed over as if they did not exist.
 * @param {CoreApp} tx
 * @param {string} user
 * @param {string[]} ids
 */
function ownRows(tx, user, ids) {
  return tx.findRecordsByIds('posts', ids).filter((row) => row.getString('userId') === user);
}

const pin = 'UPDATE posts SET pinned = {:pinned} WHERE id = {:id} AND [[userId]] = {:user}';

/**
 * @param {CoreApp} app
 * @param {string} user
 * @param {Contract.PinPostsBody} asked
 */
function pinPosts(app, user, { ids, pinned }) {
  refuseTooMany(ids);
  eachInPieces(app, ids, (tx, id) => {
    tx.db().newQuery(pin).bind({ pinned, id, user }).execute();
  });
}

function tooManyTags() {
  const { tagsWrong } = rules.messages;
  return new BadRequestError(tagsWrong, { tags: new ValidationError('tagsWrong', tagsWrong) });
}

/**
 * Outside of any transaction: more than a post may have would keep every other writer waiting. A comma
 * stands between two tags.
 * @param {string[]} tags
 */
function spelled(tags) {
  const single = tags.flatMap((tag) => tag.split(','));
  if (single.length > rules.library.tags.max) throw tooManyTags();
  return single.map(wellSpelled).filter((tag) => tag !== '');
}

/**
 * One that would get too many stays as it is and is counted; whoever tags many would have to look for it otherwise.
 *
 * @param {CoreApp} app
 * @param {string} user
 * @param {Contract.TagPostsBody} asked
 * @returns {Contract.TagPostsAnswer}
 */
function tagPosts(app, user, { ids, add, remove }) {
  refuseTooMany(ids);
  const [added, removed] = [spelled(add), spelled(remove)];
  if (!mayHave(added)) throw tooManyTags();
  const full = new Set();
  /** @param {core.Record} row */
  const newTags = (row) => {
    const before = arrayOfTags(row.getString('tags'));
    const left = before.filter((tag) => !removed.includes(tag));
    const tags = Array.from(new Set(left.concat(added)));
    if (mayHave(tags)) return JSON.stringify(tags) === JSON.stringify(before) ? null : tags;
    full.add(row.id);
    return null;
  };
  const others = ownRows(app, user, ids).filter(newTags);
  eachInPieces(app, others, (tx, { id }) => {
    for (const row of ownRows(tx, user, [id])) {
      const tags = newTags(row);
      if (!tags) continue;
      row.set('tags', tags);
      tx.save(row);
    }
  });
  return { full: full.size };
}

/**
 * @param {CoreApp} app
 * @param {string} user
 * @param {Contract.DeletePostsBody} asked
 */
function deletePosts(app, user, { ids }) {
  refuseTooMany(ids);
  eachInPieces(app, ids, (tx, id) => {
    for (const row of ownRows(tx, user, [id])) tx.delete(row);
  });
}

module.exports = { deletePosts, pinPosts, tagPosts };
