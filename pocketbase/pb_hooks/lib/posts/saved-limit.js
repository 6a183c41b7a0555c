const rules = require('../../../../src/shared/rules.json');
const { onlyRow } = require('../platform/first-row.js');
const { isPremium, premiumParameters } = require('../billing/premium.js');
const { goOnExclusively } = require('../platform/exclusive.js');
const { freeSlot } = require('../platform/free-slot.js');
const { refuse } = require('../platform/refuse.js');

const situation = `
  SELECT
    ${isPremium} AS premium,
    count(*) AS total,
    COALESCE(string_agg(CAST(slot AS TEXT), ','), '') AS slots
  FROM (SELECT slot FROM posts WHERE [[userId]] = {:user} LIMIT {:limit}) AS saved`;

/**
 * Checked on the way in only: rows of a tone or platform removed later stay readable.
 * @param {core.Record} post
 */
function requireKnownChoices(post) {
  /** @type {Record<string, object>} */
  const choices = { tone: rules.tones, platform: rules.platforms };
  for (const field of Object.keys(choices)) {
    if (Object.hasOwn(choices[field], post.getString(field))) continue;
    throw new BadRequestError(rules.messages.saveFailed, {
      [field]: new ValidationError('validation_not_in_list', `This ${field} does not exist.`),
    });
  }
}

/**
 * Counts inside the insert's own transaction: a rule would count outside it and let parallel calls through.
 * @param {core.RecordRequestEvent} e
 * @param {number} now
 */
function saveWithinLimit(e, now) {
  const limit = rules.plans.free.savedPosts;
  const parameters = Object.assign(premiumParameters(now), {
    user: e.record.getString('userId'),
    limit,
  });
  const isSaved = goOnExclusively(e, (tx) => {
    const seen = onlyRow(tx, situation, parameters, { premium: false, total: 0, slots: '' });
    if (!seen.premium && seen.total >= limit) return false;
    e.record.set('slot', seen.premium ? 0 : freeSlot(seen.slots));
    return true;
  });
  if (!isSaved) return refuse(e, 403, 'savedLimit');
}

module.exports = { requireKnownChoices, saveWithinLimit };
