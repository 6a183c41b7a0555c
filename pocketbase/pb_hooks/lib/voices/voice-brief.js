/** @import * as Contract from '../../../../src/shared/contracts/voices.ts' */

const { firstRow } = require('../platform/first-row.js');

const own = `
  SELECT name, CAST(samples AS TEXT) AS samples,
    COALESCE(CAST(never AS TEXT), '') AS never,
    COALESCE(CAST(always AS TEXT), '') AS always, [[isDefault]]
  FROM voices WHERE id = {:id} AND [[userId]] = {:user}`;

const ownShape = { name: '', samples: '', never: '', always: '', isDefault: false };

/**
 * @param {string} json
 * @returns {string[]}
 */
function listFrom(json) {
  return JSON.parse(json || 'null') || [];
}

/**
 * What a writer is told of the user's voice, or why not. After Premium the voices beyond the free
 * ones are kept, but only the default one may write.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string} id
 * @param {string} plan
 * @returns {{ outcome: 'found', voice: Contract.VoiceBrief | null }
 *   | { outcome: 'voiceUnknown' } | { outcome: 'voiceRefused' }}
 */
function findVoice(app, user, id, plan) {
  if (id === '') return { outcome: 'found', voice: null };
  const row = firstRow(app, own, { id, user }, ownShape);
  if (!row) return { outcome: 'voiceUnknown' };
  if (plan === 'free' && !row.isDefault) return { outcome: 'voiceRefused' };
  const { name, samples, never, always } = row;
  const lists = { samples: listFrom(samples), never: listFrom(never), always: listFrom(always) };
  return { outcome: 'found', voice: Object.assign({ name }, lists) };
}

module.exports = { findVoice };
