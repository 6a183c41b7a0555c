/** @import * as Contract from '../../../../src/shared/contracts/page-pocketbase.ts' */

const { refuse } = require('../platform/refuse.js');
const { keepVersion, versionsOf } = require('./versions.js');

/** @param {SignedInRequest} e @param {Contract.KeepVersionRequest} request @param {number} now */
function answerKeeping(e, request, now) {
  const outcome = keepVersion(e.app, e.auth.id, request, now);
  if (outcome === 'kept') return e.noContent(204);
  return refuse(e, outcome === 'postGone' ? 404 : 409, outcome);
}

/** @param {SignedInRequest} e @param {Contract.VersionsRequest} request */
function answerReading(e, { post }) {
  const versions = versionsOf(e.app, e.auth.id, post);
  return versions === null ? refuse(e, 404, 'postGone') : e.json(200, { versions });
}

module.exports = { answerKeeping, answerReading };
