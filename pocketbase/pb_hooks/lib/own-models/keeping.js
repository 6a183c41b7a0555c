/** @import * as Contract from '../../../../src/shared/contracts/own-models.ts' */

const { asIso, stored } = require('../platform/time.js');
const { exclusively } = require('../platform/exclusive.js');
const { firstRow } = require('../platform/first-row.js');
const { userOf } = require('../access/user-of-token.js');

const kept = `
  SELECT address, model, [[sealedKey]], [[keyEnding]], [[inUse]], saved
  FROM own_models WHERE [[userId]] = {:user}`;

const keptShape = {
  address: '',
  model: '',
  sealedKey: '',
  keyEnding: '',
  inUse: false,
  saved: '',
};

/**
 * @param {CoreApp} app
 * @param {core.Record} user
 * @returns {Contract.OwnModelAnswer}
 */
function answerFor(app, user) {
  const row = firstRow(app, kept, { user: user.id }, keptShape);
  const own = row ? Object.assign(row, { saved: asIso(row.saved) }) : null;
  return { outcome: 'known', userId: user.id, own };
}

/**
 * Whoever it is, with what there is of theirs once `act` is done.
 * @param {CoreApp} app
 * @param {string} userToken
 * @param {(tx: CoreApp, user: core.Record) => void} act
 * @returns {Contract.OwnModelAnswer}
 */
function as(app, userToken, act) {
  const user = userOf(app, userToken);
  if (!user) return { outcome: 'unauthenticated' };
  return exclusively(app, (tx) => {
    act(tx, user);
    return answerFor(tx, user);
  });
}

/**
 * @param {CoreApp} app
 * @param {Contract.ReadRequest} request
 * @returns {Contract.OwnModelAnswer}
 */
function find(app, { userToken }) {
  const user = userOf(app, userToken);
  return user ? answerFor(app, user) : { outcome: 'unauthenticated' };
}

/**
 * One for each user. The first is in use at once; a new one in its place is in use where that was.
 * @param {CoreApp} app
 * @param {Contract.SaveRequest} request
 * @param {number} now
 * @returns {Contract.OwnModelAnswer}
 */
function save(app, { userToken, address, model, sealedKey, keyEnding }, now) {
  return as(app, userToken, (tx, user) => {
    const [before] = tx.findAllRecords('own_models', $dbx.hashExp({ userId: user.id }));
    const row = before || new Record(tx.findCachedCollectionByNameOrId('own_models'));
    row.load({ userId: user.id, address, model, sealedKey, keyEnding, saved: stored(now) });
    if (!before) row.set('inUse', true);
    tx.save(row);
  });
}

/**
 * @param {string} statement
 * @returns {(tx: CoreApp, user: core.Record, parameters?: Record<string, unknown>) => unknown}
 */
function change(statement) {
  return (tx, user, parameters = {}) =>
    tx
      .db()
      .newQuery(statement)
      .bind(Object.assign({ user: user.id }, parameters))
      .execute();
}

const setInUse = change('UPDATE own_models SET [[inUse]] = {:inUse} WHERE [[userId]] = {:user}');
const drop = change('DELETE FROM own_models WHERE [[userId]] = {:user}');

/**
 * @param {CoreApp} app
 * @param {Contract.SwitchRequest} request
 * @returns {Contract.OwnModelAnswer}
 */
function putInUse(app, { userToken, inUse }) {
  return as(app, userToken, (tx, user) => setInUse(tx, user, { inUse }));
}

/**
 * @param {CoreApp} app
 * @param {Contract.RemoveRequest} request
 * @returns {Contract.OwnModelAnswer}
 */
function remove(app, { userToken }) {
  return as(app, userToken, (tx, user) => drop(tx, user));
}

module.exports = { find, putInUse, remove, save };
