const rules = require('../../../../src/shared/rules.json');
const { closeConnections } = require('./live-connections.js');
const { firstRow } = require('../platform/first-row.js');
const { reading } = require('../platform/failed-reads.js');
const { deleteInBatches } = require('../platform/in-batches.js');
const { second, stored } = require('../platform/time.js');
const { writing } = require('../platform/storage.js');

/** @typedef {ReturnType<typeof $security.parseUnverifiedJWT>} Claims */

/**
 * What the signature is over. The signature itself has several spellings that all are taken.
 * @param {string} token
 */
function signedPart(token) {
  return token.slice(0, token.lastIndexOf('.'));
}

/**
 * PocketBase has seen it valid, but it may run out in the moment between that look and this one.
 * @param {string} token
 */
function livingClaims(token) {
  try {
    return $security.parseUnverifiedJWT(token);
  } catch {
    throw new UnauthorizedError(rules.messages.sessionExpired);
  }
}

/**
 * A session begins with a login and goes on through every refreshed token, so all of them carry its
 * name. A token that PocketBase made alone, for an operator, is a session of its own.
 * @param {string} token
 * @param {Claims} [claims]
 */
function sessionOf(token, claims = livingClaims(token)) {
  const { session } = claims;
  const named = typeof session === 'string' && session !== '';
  return named ? session : $security.sha256(signedPart(token));
}

/**
 * Read as PocketBase reads it: its own summary of the headers lets one pass for another.
 * @param {AnyRequest} e
 */
function tokenOf(e) {
  const { request } = e.requestEvent || e;
  return request.header.get('Authorization').replace(/^bearer /i, '');
}

const longest = rules.account.longestSessionDays * 24 * 60 * 60;

/**
 * A new one for a login; a refresh goes on with what its token names, until the session is too old.
 * @param {core.RecordAuthRequestEvent} e
 * @param {number} now
 */
function sessionFor(e, now) {
  if (e.authMethod !== '') return { session: $security.randomString(20), began: now };
  const token = tokenOf(e);
  const claims = livingClaims(token);
  const { began = now } = claims;
  // Otherwise a stolen token, refreshed in time, would live for ever.
  if (now - began >= longest) throw new UnauthorizedError(rules.messages.sessionExpired);
  return { session: sessionOf(token, claims), began };
}

/**
 * Puts the session's name and this moment into the token that a login or refresh is about to answer with.
 * @param {core.RecordAuthRequestEvent} e
 */
function carrySession(e) {
  const claims = livingClaims(e.token);
  // What an operator made for a user cannot be refreshed, and keeps the time it was made for.
  if (!claims.refreshable) return;
  const { secret, duration } = e.collection.authToken;
  const key = `${e.record.tokenKey()}${secret}`;
  const now = Math.floor(Date.now() / second);
  const carried = Object.assign({ iat: now }, sessionFor(e, now));
  e.token = $security.createJWT(Object.assign({}, claims, carried), key, duration);
}

/** @param {CoreApp} app @param {string} session */
function hasEnded(app, session) {
  const sql = 'SELECT 1 AS ended FROM ended_sessions WHERE session = {:session}';
  return reading(app, () => firstRow(app, sql, { session }, { ended: 0 })) !== undefined;
}

/**
 * PocketBase itself knows of no end but the token's own; every door for users asks here.
 * @param {core.RequestEvent} e
 */
function requireLivingSession(e) {
  if (e.auth?.collection().name !== 'users') return;
  if (hasEnded(e.app, sessionOf(tokenOf(e)))) {
    throw new UnauthorizedError(rules.messages.sessionExpired);
  }
}

/**
 * When no token of the session can be good any more; an operator's may have any length.
 * @param {SignedInRequest} e
 * @param {Claims} claims
 * @param {number} now
 */
function lastMoment(e, claims, now) {
  const { duration } = e.auth.collection().authToken;
  return stored(Math.max(now + duration * second, claims.exp * second));
}

/**
 * Ends this login and all that was refreshed from it; the user's other logins live on.
 * @param {SignedInRequest} e
 * @param {number} now
 */
function endSession(e, now) {
  const token = tokenOf(e);
  const claims = livingClaims(token);
  const session = sessionOf(token, claims);
  const insert = e.app
    .db()
    .newQuery(
      `INSERT INTO ended_sessions (session, until) VALUES ({:session}, {:until})
       ON CONFLICT (session) DO NOTHING`,
    )
    .bind({ session, until: lastMoment(e, claims, now) });
  writing(e.app, () => insert.execute());
  closeConnections(e.app, 'session', session);
}

/** @param {CoreApp} app @param {number} now */
function forgetOldSessions(app, now) {
  deleteInBatches(app, 'ended_sessions', 'until <= {:now}', { now: stored(now) });
}

module.exports = {
  carrySession,
  endSession,
  forgetOldSessions,
  requireLivingSession,
  sessionOf,
  tokenOf,
};
