const { firstRow } = require('../platform/first-row.js');

const columns = 'id, topic, details, voice, plan, state, uncounted';
const byKey = `
  SELECT ${columns} FROM generations
  WHERE [[userId]] = {:user} AND key = {:generation} AND refines = ''`;

const byPost = `
  SELECT ${columns} FROM generations
  WHERE [[userId]] = {:user} AND id = (SELECT generation FROM posts
    WHERE id = {:post} AND [[userId]] = {:user})`;

const sourceShape = {
  id: '',
  topic: '',
  details: '',
  voice: '',
  plan: '',
  state: '',
  uncounted: false,
};

/** What a post says of itself, where its generation is not known: it was written by hand, or long ago. */
const unknownSource = Object.assign({}, sourceShape, { state: 'done' });

/**
 * The generation that a post is from.
 * @param {CoreApp} tx
 * @param {{ generation: string, post: string }} request
 * @param {core.Record} user
 */
function sourceOf(tx, { generation, post }, user) {
  const known =
    post === ''
      ? firstRow(tx, byKey, { user: user.id, generation }, sourceShape)
      : firstRow(tx, byPost, { user: user.id, post }, sourceShape);
  return known || unknownSource;
}

module.exports = { sourceOf };
