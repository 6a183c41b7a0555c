const { firstRow } = require('../platform/first-row.js');
const { isWishedGone } = require('../history/wished-gone.js');

const columns = 'id, timestamp, topic, details, voice, plan, state, uncounted';
const byKey = `
  SELECT ${columns} FROM generations
  WHERE [[userId]] = {:user} AND key = {:generation} AND refines = ''`;

const byPost = `
  SELECT ${columns} FROM generations
  WHERE [[userId]] = {:user} AND id = (SELECT generation FROM posts
    WHERE id = {:post} AND [[userId]] = {:user})`;

const sourceShape = {
  id: '',
  timestamp: '',
  topic: '',
  details: '',
  voice: '',
  plan: '',
  state: '',
  uncounted: false,
};

const ownPost = 'SELECT id FROM posts WHERE id = {:post} AND [[userId]] = {:user}';

/** What a post says of itself, where its generation is not known: it was written by hand, or long ago. */
const unknownSource = Object.assign({}, sourceShape, { state: 'done' });

/**
 * @param {CoreApp} tx
 * @param {string} statement
 * @param {Record<string, string>} parameters
 * @param {core.Record} user
 */
function found(tx, statement, parameters, user) {
  const source = firstRow(tx, statement, parameters, sourceShape) || unknownSource;
  const words = isWishedGone(user, source.timestamp) ? { topic: '', details: '', voice: '' } : {};
  return Object.assign({}, source, words);
}

/**
 * The generation that a post is from; null where a saved post is gone, or never was the user's.
 * @param {CoreApp} tx
 * @param {{ generation: string, post: string }} request
 * @param {core.Record} user
 */
function sourceOf(tx, { generation, post }, user) {
  if (post === '') {
    return found(tx, byKey, { user: user.id, generation }, user);
  }
  const about = { user: user.id, post };
  if (!firstRow(tx, ownPost, about, { id: '' })) return null;
  return found(tx, byPost, about, user);
}

module.exports = { sourceOf };
