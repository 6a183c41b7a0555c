/** @import * as Contract from '../../../../src/shared/contracts/ledger/refinements.ts' */
/** @import { Plan } from '../../../../src/shared/rules.ts' */
/** @typedef {ReturnType<typeof import('./refinement-places.js').placesOf>} Places */

const { isPremium } = require('../billing/premium.js');
const { whyNoReplay } = require('./known-key.js');
const { refinementsToday } = require('./starts.js');

// There is no row once the user is gone.
const situation = `
  SELECT
    ${isPremium} AS premium,
    ${refinementsToday} AS starts,
    COALESCE(same.[[bodyHash]], '') AS [[bodyHash]],
    COALESCE(same.state, '') AS state,
    COALESCE(same.expires, '') AS expires,
    COALESCE(same.result, '') AS result,
    COALESCE(same.[[ownModel]], '') AS [[ownModel]],
    COALESCE(same.writer, '') AS writer,
    COALESCE(same.refines, '') AS refines
  FROM users LEFT JOIN generations same ON same.[[userId]] = {:user} AND same.key = {:key}
  WHERE users.id = {:user}`;

const situationShape = {
  premium: false,
  starts: 0,
  bodyHash: '',
  state: '',
  expires: '',
  result: '',
  ownModel: '',
  writer: '',
  refines: '',
};

/**
 * @param {typeof situationShape} seen
 * @param {Contract.RefineRequest} request
 * @param {Plan} plan
 * @param {Places} places
 * @param {string} now
 * @returns {Contract.RefineAnswer}
 */
function answerToKnownKey(seen, { bodyHash }, plan, { left }, now) {
  const { result, ownModel, writer } = seen;
  return (
    whyNoReplay(seen, bodyHash, now) || { outcome: 'replay', result, plan, left, ownModel, writer }
  );
}

module.exports = { answerToKnownKey, situation, situationShape };
