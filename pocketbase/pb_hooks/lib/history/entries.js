/** @import * as Contract from '../../../../src/shared/contracts/history.ts' */

const { others, platformOf } = require('../order/platforms.js');
const { asIso } = require('../platform/time.js');
const { postsOf } = require('./result.js');

/**
 * The saved posts of these generations, each by its generation, its platform and its text.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string[]} ids
 */
function savedOf(app, user, ids) {
  /** @type {Map<string, string>} */
  const saved = new Map();
  if (ids.length === 0) return saved;
  const parameters = Object.fromEntries(ids.map((id, at) => [`of_${at}`, id]));
  const names = ids.map((_, at) => `{:of_${at}}`).join(', ');
  const sql = `
    SELECT id, generation, platform, text FROM posts
    WHERE [[userId]] = {:user} AND generation > '' AND generation IN (${names})`;
  const rows = arrayOf(new DynamicModel({ id: '', generation: '', platform: '', text: '' }));
  app.db().newQuery(sql).bind(Object.assign({ user }, parameters)).all(rows);
  for (const { id, generation, platform, text } of rows) {
    saved.set(`${generation} ${platform} ${text}`, id);
  }
  return saved;
}

/**
 * @param {DynamicModel} row
 * @param {Map<string, string>} saved
 * @returns {Contract.HistoryEntry}
 */
function told(row, saved) {
  const { id, key, topic, details, tone, platform, voice, voiceName, writer, ownModel } = row;
  const posts = postsOf(row.result).map((post) => {
    const { text, first } = post;
    const of = platformOf(post, { platform });
    const savedId = saved.get(`${id} ${of} ${text}`) || '';
    return first ? { text, platform: of, first, savedId } : { text, platform: of, savedId };
  });
  const settings = JSON.parse(row.settings || '{}');
  const made = asIso(row.timestamp);
  const also = others(row.also);
  const order = { topic, details, tone, platform, also, voice, voiceName, settings };
  return Object.assign({ id, key, made, writer, ownModel, posts }, order);
}

/**
 * Generations as their owner is told of them.
 * @param {CoreApp} app
 * @param {string} user
 * @param {DynamicModel[]} rows
 */
function entriesOf(app, user, rows) {
  const saved = savedOf(
    app,
    user,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => told(row, saved));
}

module.exports = { entriesOf };
