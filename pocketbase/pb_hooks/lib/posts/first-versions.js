/** @import * as Contract from '../../../../src/shared/contracts/page-pocketbase.ts' */

const rules = require('../../../../src/shared/rules.json');
const { bodyOf } = require('../platform/read-body.js');
const { stored } = require('../platform/time.js');
const { addVersion, isCause } = require('./versions.js');

/** @param {any} version */
function isVersion(version) {
  return (
    version !== null &&
    typeof version === 'object' &&
    typeof version.text === 'string' &&
    typeof version.cause === 'string' &&
    isCause(version.cause)
  );
}

/**
 * What a post said before it was saved, the oldest first. Only its author's browser knows that: their
 * causes are the author's own note, which decides nothing and nobody else sees. When, the server says.
 * @param {core.RecordRequestEvent} e
 * @returns {Contract.Version[]}
 */
function readFirstVersions(e) {
  const { versions } = bodyOf(e);
  if (versions === undefined) return [];
  const isRight =
    Array.isArray(versions) &&
    versions.length <= rules.versions.most &&
    versions.every(isVersion) &&
    // A way back from what it says now.
    versions.some(({ text }) => text === e.record.getString('text'));
  if (!isRight) throw new BadRequestError(rules.messages.requestInvalid);
  return versions;
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} post
 * @param {Contract.Version[]} versions
 * @param {number} now
 */
function addFirstVersions(tx, post, versions, now) {
  versions.forEach(({ text, cause }, at) => {
    // By their times they are put in order.
    addVersion(tx, post, { text, cause, made: stored(now - versions.length + at + 1) });
  });
}

module.exports = { addFirstVersions, readFirstVersions };
