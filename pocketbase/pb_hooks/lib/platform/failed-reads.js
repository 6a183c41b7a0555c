const rules = require('../../../../src/shared/rules.json');
const { printInBounds } = require('./print-bounded.js');
const { noteTrouble } = require('./storage.js');

/**
 * A database that cannot be read says nothing about who is asking: nobody is logged out by it.
 * @template Answer
 * @param {CoreApp} app
 * @param {() => Answer} read
 * @returns {Answer}
 */
function reading(app, read) {
  try {
    return read();
  } catch (error) {
    noteTrouble(app, String(error));
    printInBounds(app, 'Unreadable database', String(error), Date.now());
    throw new ApiError(503, rules.messages.serviceUnavailable);
  }
}

module.exports = { reading };
