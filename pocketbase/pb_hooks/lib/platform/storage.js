const rules = require('../../../../src/shared/rules.json');
const { print } = require('./print.js');

const kept = 'storage';

const says = {
  damaged:
    'The database is damaged; put back a backup: npm run restore, as docs/operations.md says under Restore',
  unwritable: 'The database cannot be written; is the disk full?',
};

// SQLite's own sentences. They begin an error: what somebody typed may stand in one, but not there.
const damaged = /^(GoError: )?(database disk image is malformed|file is not a database) \(\d+\)/;
const unwritable =
  /^(GoError: )?(database or disk is full|disk I\/O error|attempt to write a readonly database|unable to open database file) \(\d+\)/;
// Another program is writing for longer than PocketBase waits.
const busy = /^(GoError: )?database is locked \(\d+\)/;
// For want of room SQLite gives a whole transaction up, which PocketBase then cannot do any more.
const givenUp = /\nSQL logic error: cannot rollback - no transaction is active \(1\)$/;

/** @param {string} text */
function troubleIn(text) {
  if (damaged.test(text)) return 'damaged';
  return unwritable.test(text) || givenUp.test(text) ? 'unwritable' : undefined;
}

/** @param {CoreApp} app */
function stateOf(app) {
  return app.store().get(kept) || 'well';
}

/**
 * Remembers what an error says about the database; damage lasts until PocketBase starts again.
 * @param {CoreApp} app
 * @param {string} text
 */
function noteTrouble(app, text) {
  const trouble = troubleIn(text);
  const before = stateOf(app);
  if (trouble === undefined || trouble === before || before === 'damaged') return trouble;
  app.store().set(kept, trouble);
  const [line] = text.split('\n');
  print(`${says[trouble]} (${line})`);
  return trouble;
}

/**
 * PocketBase calls every failed write the client's mistake; this one is not.
 * @param {CoreApp} app
 * @param {unknown} error
 */
function refuseWhenUnusable(app, error) {
  const text = String(error);
  if (noteTrouble(app, text) === undefined && !busy.test(text)) return;
  throw new ApiError(503, rules.messages.serviceUnavailable);
}

/**
 * For writes past PocketBase's records, which its hooks do not hear of.
 * @template Answer
 * @param {CoreApp} app
 * @param {() => Answer} act
 * @returns {Answer}
 */
function writing(app, act) {
  try {
    return act();
  } catch (error) {
    refuseWhenUnusable(app, error);
    throw error;
  }
}

module.exports = { damaged, kept, noteTrouble, refuseWhenUnusable, stateOf, unwritable, writing };
