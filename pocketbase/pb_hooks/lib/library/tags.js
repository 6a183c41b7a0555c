const rules = require('../../../../src/shared/rules.json');

/**
 * As the column has them; rows from before there were tags have none.
 * @param {string} column
 */
function arrayOfTags(column) {
  const tags = JSON.parse(String(column || '[]'));
  return Array.isArray(tags) ? tags : [];
}

/**
 * One spelling for each tag: small letters, single spaces, no sign of a hashtag.
 * @param {string} tag
 */
function wellSpelled(tag) {
  return tag
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s#]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether a post may have these, as they are spelled.
 * @param {string[]} tags
 */
function mayHave(tags) {
  const { max, maxLength } = rules.library.tags;
  return tags.length <= max && tags.every((tag) => tag.length <= maxLength);
}

const usedTags = `
  SELECT CAST(tags AS TEXT) AS tags, count(*) AS posts FROM posts
  WHERE [[userId]] = {:user} AND CAST(tags AS TEXT) LIKE '["%' GROUP BY CAST(tags AS TEXT)`;

/**
 * All tags of one's own posts, the most used first.
 * @param {CoreApp} app
 * @param {string} user
 */
function tagsOf(app, user) {
  const rows = arrayOf(new DynamicModel({ tags: '', posts: 0 }));
  app.db().newQuery(usedTags).bind({ user }).all(rows);
  const times = new Map();
  for (const { tags, posts } of rows) {
    for (const tag of arrayOfTags(tags)) times.set(tag, (times.get(tag) || 0) + posts);
  }
  /** @type {(a: [string, number], b: [string, number]) => number} */
  const byUse = ([one, its], [other, others]) => others - its || (one < other ? -1 : 1);
  return Array.from(times)
    .sort(byUse)
    .map(([tag, posts]) => ({ tag, posts }));
}

module.exports = { arrayOfTags, mayHave, tagsOf, wellSpelled };
