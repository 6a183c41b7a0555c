/** @import { ImportedPost } from '../../../../src/shared/contracts/moving-posts.ts' */
/** @import { PostVersion } from '../../../../src/shared/contracts/page-pocketbase.ts' */

const rules = require('../../../../src/shared/rules.json');
const { wellSpelled } = require('../library/tags.js');
const { stored } = require('../platform/time.js');
const { isCause } = require('./versions.js');

/**
 * Whether there is a sign that can be seen is asked of the column itself.
 * @param {unknown} value
 * @returns {value is string}
 */
function isText(value) {
  if (typeof value !== 'string' || value.trim() === '') return false;
  const { textMaxLength } = rules.import;
  return value.length <= textMaxLength || Array.from(value).length <= textMaxLength;
}

/**
 * A moment that somebody's file names is never in the future, where it would keep an account from growing old.
 * @param {unknown} value
 * @param {number} now
 * @param {number} [otherwise]
 */
function moment(value, now, otherwise = NaN) {
  if (typeof value !== 'string') return NaN;
  const named = value === '' ? otherwise : Date.parse(value);
  return Math.max(0, Math.min(named, now));
}

/** @param {any} version @param {number} now @returns {PostVersion | null} */
function versionOf(version, now) {
  const { text, cause, made } = version || {};
  const at = moment(made, now);
  if (!isText(text) || typeof cause !== 'string' || !isCause(cause) || Number.isNaN(at))
    return null;
  return { text, cause, made: stored(at) };
}

/**
 * What of them a post may have; the rest is left out.
 * @param {string[]} tags
 */
function fittingTags(tags) {
  const { max, maxLength } = rules.library.tags;
  // No spelling makes a tag of what is so much longer.
  const some = tags.slice(0, 10 * max).filter((tag) => tag.length <= 10 * maxLength);
  const spelled = some.map((tag) => wellSpelled(tag.split(',').join(' ')));
  const fitting = spelled.filter((tag) => tag !== '' && tag.length <= maxLength);
  return Array.from(new Set(fitting)).slice(0, max);
}

/**
 * A post of a file as it may be kept, or null: pages have looked at it before, so nobody is told why.
 * @param {any} post
 * @param {number} now
 * @returns {ImportedPost | null}
 */
function wellMade(post, now) {
  const { text, platform, tone, tags, pinned, saved, changed, generation, versions } = post || {};
  // `hasOwn` would make a text of a list.
  const areTexts = [platform, tone, generation].every((value) => typeof value === 'string');
  const isKnown = Object.hasOwn(rules.platforms, platform) && Object.hasOwn(rules.tones, tone);
  const hasLists = Array.isArray(tags) && Array.isArray(versions);
  if (!isText(text) || !areTexts || !isKnown || !hasLists || typeof pinned !== 'boolean')
    return null;
  if (!tags.every((tag) => typeof tag === 'string')) return null;
  if (versions.length > rules.versions.most) return null;
  const savedAt = moment(saved, now, now);
  const changedAt = moment(changed, now, savedAt);
  if (Number.isNaN(savedAt) || Number.isNaN(changedAt)) return null;
  const said = versions.map((version) => versionOf(version, now));
  if (said.includes(null)) return null;
  return {
    ...{ text, platform, tone, pinned, generation },
    tags: fittingTags(tags),
    saved: stored(savedAt),
    changed: stored(Math.max(changedAt, savedAt)),
    versions: /** @type {PostVersion[]} */ (said),
  };
}

module.exports = { wellMade };
