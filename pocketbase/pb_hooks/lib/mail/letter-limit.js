const rules = require('../../../../src/shared/rules.json');
const { countIn, forgetOld } = require('../platform/sliding-window.js');
const { printInBounds } = require('../platform/print-bounded.js');

const prefix = 'letters:';

/**
 * So many letters of a kind to one address, and for one account, whoever asks for them: a mailbox is
 * not to be filled by strangers. Those that came hold a link that is good for as long as this lasts.
 * @param {CoreApp} app
 * @param {string} kind
 * @param {core.Record} user
 * @param {string} address
 * @param {number} now
 */
function admitLetter(app, kind, user, address, now) {
  if ($os.getenv('POSTQUILL_LIMITS') !== 'on') return true;
  const keys = [user.id, address.toLowerCase()].map((key) => `${prefix}${kind}:${key}`);
  if (keys.every((key) => countIn(app.store(), key, rules.letters, now) === 0)) return true;
  printInBounds(app, 'Letter held back', `${kind}, account ${user.id}`, now);
  return false;
}

/** @param {SharedStore} store @param {number} now */
function forgetOldLetters(store, now) {
  forgetOld(store, prefix, rules.letters, now);
}

module.exports = { admitLetter, forgetOldLetters };
