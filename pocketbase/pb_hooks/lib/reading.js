const rules = require(`${__hooks}/../../src/shared/rules.json`);
const { sayInBounds } = require(`${__hooks}/lib/bounded-lines.js`);
const { noteTrouble } = require(`${__hooks}/lib/storage.js`);

/** A database that cannot be read says nothing about who is asking: nobody is logged out by it. */
function reading(app, read) {
  try {
    return read();
  } catch (error) {
    noteTrouble(app, String(error));
    sayInBounds(app, 'Unreadable database', String(error), Date.now());
    throw new ApiError(503, rules.messages.serviceUnavailable);
  }
}

module.exports = { reading };
