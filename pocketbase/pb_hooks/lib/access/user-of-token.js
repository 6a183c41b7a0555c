const rules = require('../../../../src/shared/rules.json');
const { sessionOf, tokenOf } = require('./session.js');
const { reading } = require('../platform/failed-reads.js');

const living = `
  users.id = {:user} AND NOT EXISTS (SELECT 1 FROM ended_sessions WHERE session = {:session})`;

/**
 * @param {CoreApp} app
 * @param {string} user
 * @param {string} session
 * @returns {core.Record | undefined}
 */
function findLiving(app, user, session) {
  const rows = arrayOf(new Record());
  const query = app.recordQuery('users').andWhere($dbx.exp(living, { user, session }));
  reading(app, () => query.all(rows));
  return rows[0];
}

/** @param {string} token */
function claimsOf(token) {
  try {
    return $security.parseUnverifiedJWT(token);
  } catch {
    return {};
  }
}

/** @param {string} token @param {core.Record} user */
function isSigned(token, user) {
  try {
    $security.parseJWT(token, `${user.tokenKey()}${user.collection().authToken.secret}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Null for whatever is not the living token of a user; a superuser's or a service's is not. What
 * PocketBase's own search does, but that takes a failed reading for a stranger.
 * @param {CoreApp} app
 * @param {string} token
 */
function userOf(app, token) {
  const claims = claimsOf(token);
  const { id, type, collectionId } = claims;
  if (type !== 'auth' || typeof id !== 'string') return null;
  if (collectionId !== app.findCachedCollectionByNameOrId('users').id) return null;
  const user = findLiving(app, id, sessionOf(token, claims));
  return user && isSigned(token, user) ? user : null;
}

/**
 * Noted before it is asked: what ends the session or all of the user's at this moment finds the
 * connection, or stops it here.
 * @param {core.RealtimeSubscribeRequestEvent} e
 */
function listenAs(e) {
  if (e.auth?.collection().name !== 'users') return;
  const token = tokenOf(e);
  e.client.set('session', sessionOf(token));
  e.client.set('user', e.auth.id);
  if (!userOf(e.app, token)) throw new UnauthorizedError(rules.messages.sessionExpired);
}

/**
 * Every token is signed with this key, so a new one ends them all.
 * @param {SignedInRequest} e
 */
function endSessions(e) {
  const { app, auth } = e;
  const user = app.findRecordById('users', auth.id);
  user.refreshTokenKey();
  app.save(user);
}

module.exports = { endSessions, listenAs, userOf };
