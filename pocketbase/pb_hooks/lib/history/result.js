/** @import { GeneratedPost } from '../../../../src/shared/contracts/page-api.ts' */

/**
 * The posts of a generation as they were shown; none where the text is none of ours.
 * @param {string} result
 * @returns {GeneratedPost[]}
 */
function postsOf(result) {
  /** @type {unknown} */
  let posts;
  try {
    posts = JSON.parse(result || '{}').posts;
  } catch {
    return [];
  }
  if (!Array.isArray(posts)) return [];
  return posts.filter((post) => post !== null && typeof post.text === 'string');
}

module.exports = { postsOf };
