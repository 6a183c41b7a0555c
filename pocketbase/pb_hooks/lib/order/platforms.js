/** @import { GeneratedPost } from '../../../../src/shared/contracts/page-api.ts' */

const rules = require('../../../../src/shared/rules.json');

/**
 * The others of a generation's platforms.
 * @param {string} also
 */
function others(also) {
  return also.split(' ').filter((platform) => platform !== '');
}

/**
 * All platforms that one generation writes for.
 * @param {{ platform: string, also: string }} order
 */
function platformsOf({ platform, also }) {
  return [platform].concat(others(also));
}

/** @param {string} platform */
function isPremiumPlatform(platform) {
  /** @type {Record<string, { plan: string } | undefined>} */
  const platforms = rules.platforms;
  const known = platforms[platform];
  return known !== undefined && known.plan === 'premium';
}

/**
 * The platform that a post was written for; results of before do not say it.
 * @param {Pick<GeneratedPost, 'platform'>} post
 * @param {{ platform: string }} order
 * @returns {string}
 */
function platformOf(post, order) {
  return post.platform || order.platform;
}

/**
 * The platforms whose missing posts may be asked for, where some are missing: of each they are given once.
 * @param {{ platform: string, also: string, restTries: number, restGiven: string }} row
 */
function restOf(row) {
  const platforms = platformsOf(row);
  if (row.restTries >= rules.generation.restTries * platforms.length) return [];
  const given = others(row.restGiven);
  return platforms.filter((platform) => !given.includes(platform));
}

module.exports = { isPremiumPlatform, others, platformOf, platformsOf, restOf };
