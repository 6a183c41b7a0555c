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
 * What stands in the way of saving more: to be asked in the transaction that saves.
 * @param {CoreApp} tx
 * @param {string} user
 * @param {number} now
 */
function roomOf(tx, user, now) {
  const limit = rules.plans.free.savedPosts;
  const parameters = Object.assign(premiumParameters(now), { user, limit });
  const { premium, total, slots } = onlyRow(tx, situation, parameters, {
    premium: false,
    total: 0,
    slots: '',
  });
  return { left: premium ? Infinity : limit - total, slots };
}

/**
 * A slot for one more: 0 where none is counted.
 * @param {{ left: number, slots: string }} room
 */
function takeSlot(room) {
  if (room.left === Infinity) return 0;
  const slot = freeSlot(room.slots);
  room.left -= 1;
  room.slots += `,${slot}`;
  return slot;
}

/**
 * Counts inside the insert's own transaction: a rule would count outside it and let parallel calls through.
 * @param {core.RecordRequestEvent} e
 * @param {number} now
 * @param {(tx: CoreApp) => void} finish
 */
function saveWithinLimit(e, now, finish) {
  /** @param {CoreApp} tx */
  const hasPlace = (tx) => {
    const room = roomOf(tx, e.record.getString('userId'), now);
    if (room.left <= 0) return false;
    e.record.set('slot', takeSlot(room));
    return true;
  };
  const isSaved = goOnExclusively(e, hasPlace, finish);
  if (!isSaved) return refuse(e, 403, 'savedLimit');
}

module.exports = { requireKnownChoices, roomOf, saveWithinLimit, takeSlot };
